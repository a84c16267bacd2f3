import type { Handlers } from '../../platform/http/handler.ts';
import * as read from './read.ts';

export const logCalls = { ...read } satisfies Partial<Handlers>;
