import type { Handlers } from '../../platform/http/handler.ts';
import { keyFigures } from './keyFigures.ts';
import { today } from './tasks.ts';

export const todayCalls = { keyFigures, today } satisfies Partial<Handlers>;
