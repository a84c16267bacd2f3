import * as read from './read.ts';
import * as write from './write.ts';

export const materialCalls = { ...read, ...write };

export { materialList } from './queries.ts';
