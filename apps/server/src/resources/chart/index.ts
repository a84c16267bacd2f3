export { chartCalls } from './charts.ts';
export { readFigures } from './queries.ts';
