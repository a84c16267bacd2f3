import { ApiError } from '@anzhu/api/client';

const passing: ReadonlySet<ApiError['kind']> = new Set(['network', 'timeout', 'http']);

/** True for failures that may pass by themselves; a refusal does not. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && passing.has(error.kind);
