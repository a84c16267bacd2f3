/** Of months, in the head of a calendar and in place of its days. */
export const monthPickerTexts = {
  /** 1 to 12. */
  monthOfYear: (month: number) => `${month}月`,
  chooseMonth: '选择年月',
  year: '年',
  previousYear: '上一年',
  previousMonth: '上一月',
  nextMonth: '下一月',
  nextYear: '下一年',
};
