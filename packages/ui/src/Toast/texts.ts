export const toastTexts = {
  label: (count: number) => `消息，${count} 条`,
  times: (count: number) => `${count} 次`,
  hidden: (count: number) => `还有 ${count} 条`,
  /** Title of a notification that has none. */
  notice: '提示',
};
