import { importHealthTests } from './import.ts';
import * as read from './read.ts';
import * as write from './write.ts';

export const healthTestCalls = { ...read, ...write, importHealthTests };

export { countUntested, testList } from './queries.ts';
