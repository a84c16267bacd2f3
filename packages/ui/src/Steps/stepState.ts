/** State of a step: waiting, current, done, or failed. */
export type StepState = 'waiting' | 'current' | 'done' | 'failed';

/** What each is called, for those who see no shapes. */
export const stateWords: Record<StepState, string> = {
  waiting: '未开始',
  current: '进行中',
  done: '已完成',
  failed: '失败',
};

/** What is before the current step is done, what comes after it waits; past the last, all are done. */
export function stepState(index: number, current: number, hasFailed: boolean): StepState {
  if (index < current) return 'done';
  if (index > current) return 'waiting';
  return hasFailed ? 'failed' : 'current';
}
