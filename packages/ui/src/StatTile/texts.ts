export const statTileTexts = {
  up: '上升',
  down: '下降',
  flat: '持平',
};
