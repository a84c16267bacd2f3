export const imageTexts = {
  view: '查看图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '复原',
  rotate: '旋转',
  left: '查看左侧',
  above: '查看上方',
  below: '查看下方',
  right: '查看右侧',
};
