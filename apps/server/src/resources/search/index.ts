import { search } from './read.ts';

export const searchCalls = { search };

export { missedNumberRate } from './queries.ts';
