import type { Handlers } from '../../platform/http/handler.ts';
import { closeDay, previewAudit } from './calls.ts';

export { keepDay } from './calls.ts';

export const auditCalls = { previewAudit, closeDay } satisfies Partial<Handlers>;
