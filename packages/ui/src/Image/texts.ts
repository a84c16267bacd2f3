export const imageTexts = {
  view: '查看图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '复原',
  rotate: '旋转',
};
