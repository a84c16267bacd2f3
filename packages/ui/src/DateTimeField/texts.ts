/** Of fields of a day, a moment, a time. */
export const dateTimeFieldTexts = {
  time: '时间',
  datePlaceholder: '年-月-日',
  momentPlaceholder: '年-月-日 时:分',
  timePlaceholder: '时:分',
};
