export { createFetcher, type Fetcher } from './fetcher.ts';
export { late, type Late } from './late.tsx';
