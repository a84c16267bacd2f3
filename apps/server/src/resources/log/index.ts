import type { Handlers } from '../../platform/http/handler.ts';
import { downloadLogs, getLog, logPage } from './read.ts';

export const logCalls = { downloadLogs, getLog, logPage } satisfies Partial<Handlers>;
