import * as write from './write.ts';

export const housekeepingCalls = { ...write };
