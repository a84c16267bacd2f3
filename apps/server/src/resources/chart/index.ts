export { chartCalls } from './charts.ts';
export { lastDays } from './periods.ts';
export { readFigures } from './queries.ts';
