import { itemPage, listItems } from './read.ts';
import * as write from './write.ts';

export const itemCalls = { ...write, itemPage, listItems };
