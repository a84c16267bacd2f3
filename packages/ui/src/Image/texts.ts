export const imageTexts = {
  view: '查看图片',
};
