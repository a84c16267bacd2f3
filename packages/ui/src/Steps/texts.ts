/** Read aloud behind the title of a step. */
export const stepsTexts = {
  waiting: '，未开始',
  current: '，进行中',
  done: '，已完成',
};
