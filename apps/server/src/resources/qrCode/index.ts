import * as write from './write.ts';

export const qrCodeCalls = { ...write };

export { cookieOf, cookiePath, qrCodeRate } from './queries.ts';
