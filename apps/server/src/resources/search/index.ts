import { search } from './read.ts';

export const searchCalls = { search };
