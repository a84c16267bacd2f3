import * as read from './read.ts';
import * as write from './write.ts';

export { clerksOf } from './queries.ts';

export const userCalls = { ...read, ...write };
