import { bedTypePage } from './read.ts';
import * as write from './write.ts';

export const bedTypeCalls = { ...write, bedTypePage };
