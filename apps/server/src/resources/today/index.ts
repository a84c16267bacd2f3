import { keyFigures } from './keyFigures.ts';
import { today } from './tasks.ts';

export const todayCalls = { keyFigures, today };
