import * as read from './read.ts';

export const logCalls = { ...read };
