import { itemPage } from './read.ts';
import * as write from './write.ts';

export const itemCalls = { ...write, itemPage };
