export type { TodayTaskId } from './tasks.ts';
export { TodayTasks, type LinkToTask, type TodayTasksProps } from './TodayTasks.tsx';
