export const fieldTexts = {
  clear: '清除',
  decrease: '减少',
  increase: '增加',
  removeFilter: (condition: string) => `移除筛选「${condition}」`,
  tooLong: (maxLength: number, over: number) => `最多 ${maxLength} 个字，超出 ${over} 个`,
};
