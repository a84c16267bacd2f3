import * as read from './read.ts';
import * as write from './write.ts';
import { addHealthTests, importHealthTests } from './writeMany.ts';

export const healthTestCalls = { ...read, ...write, addHealthTests, importHealthTests };

export { countUntested, testList } from './queries.ts';
