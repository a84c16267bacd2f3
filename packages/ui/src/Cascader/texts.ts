export const cascaderTexts = {
  back: '返回',
  chooseThis: '选定',
};
