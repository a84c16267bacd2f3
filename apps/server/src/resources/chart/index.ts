export { chartCalls } from './charts.ts';
