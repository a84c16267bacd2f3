import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { downloadLogs } from './downloadLogs.ts';
import { getLog } from './getLog.ts';
import { logPage } from './logPage.ts';

export const logCalls = { downloadLogs, getLog, logPage } satisfies Partial<
  Handlers<keyof Contract>
>;
