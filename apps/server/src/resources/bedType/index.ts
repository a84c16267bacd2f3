import type { Handlers } from '../../platform/http/handler.ts';
import { bedTypePage } from './read.ts';
import * as write from './write.ts';

export const bedTypeCalls = { ...write, bedTypePage } satisfies Partial<Handlers>;
