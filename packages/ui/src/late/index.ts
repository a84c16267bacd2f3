export { late, type Late } from './late.tsx';
