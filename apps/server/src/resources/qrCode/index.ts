import * as write from './write.ts';

export const qrCodeCalls = { ...write };

export { cookieOf, qrCodeRate } from './queries.ts';
