/** From record to record; of a `RecordPanel` too. */
export const recordStepperTexts = {
  label: '逐条查看',
  previous: '上一条',
  next: '下一条',
  isFirst: '已经是第一条了！',
  isLast: '已经是最后一条了！',
  position: (position: number, total: number) => `第 ${position} / ${total} 条`,
};
