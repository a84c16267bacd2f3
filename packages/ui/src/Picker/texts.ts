export const pickerTexts = {
  removeChosen: (label: string) => `移除 ${label}`,
  chosen: '已选',
  chosenCount: (count: number) => `已选 ${count} 项`,
  noMatch: '无匹配项',
  found: (count: number) => `找到 ${count} 项`,
};
