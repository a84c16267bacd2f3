export const numberFieldTexts = {
  writeInFull: '请写出全部数字',
  writeInFullAs: (digits: string) => `请写出全部数字：${digits}`,
  onlyInteger: '只能填写整数',
  onlyNumber: '只能填写数字',
  shouldBeInteger: '应为整数',
  tooFine: (decimals: number) => `最多 ${decimals} 位小数`,
  tooSmall: (min: string) => `不能小于 ${min}`,
  tooLarge: (max: string) => `不能大于 ${max}`,
};

export type NumberFieldTexts = typeof numberFieldTexts;
