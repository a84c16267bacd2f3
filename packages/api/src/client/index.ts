export { ApiError, isAborted, isTransient, reworded, type ApiErrorKind } from './apiError.ts';
export { parseConfig, readConfig, type AppConfig } from './config.ts';
export { createClient, type CallOptions, type Client, type ClientOptions } from './createClient.ts';
export type { Download } from './receiveFile.ts';
export type { OnProgress } from './send.ts';
