import * as read from './read.ts';
import * as write from './write.ts';

export const invoiceCalls = { ...read, ...write };
