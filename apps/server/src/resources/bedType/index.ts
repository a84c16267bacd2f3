import { bedTypePage } from './read.ts';
import * as write from './write.ts';

export { bedTypeRecord } from './log.ts';

export const bedTypeCalls = { ...write, bedTypePage };
