import type { Handlers } from '../../platform/http/handler.ts';
import * as write from './write.ts';

export const qrCodeCalls = { ...write } satisfies Partial<Handlers>;

export { cookieOf, qrCodeRate } from './queries.ts';
