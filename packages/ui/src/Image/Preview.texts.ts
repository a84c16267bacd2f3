/** Of an image in full, loaded when it is opened. */
export const imagePreviewTexts = {
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '复原',
  rotate: '旋转',
  left: '查看左侧',
  above: '查看上方',
  below: '查看下方',
  right: '查看右侧',
};
