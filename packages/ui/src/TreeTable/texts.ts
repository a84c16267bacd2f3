export const treeTableTexts = {
  expandAll: '全部展开',
  collapseAll: '全部收起',
  reorder: '调整顺序',
  isBusy: '加载中，暂时不能调整顺序',
  isFiltered: '筛选时不能调整顺序',
  isSorted: '按列排序时不能调整顺序',
  noSiblings: '没有同级可交换',
  howTo: '拖动，或按 Alt+↑ Alt+↓ 调整顺序',
  moveRow: (name: string) => `移动「${name}」`,
  move: '移动',
  toFirst: '移到最前',
  toLast: '移到最后',
  moveUp: '上移',
  moveDown: '下移',
  isFirst: '已是第一个',
  isLast: '已是最后一个',
  /** Announced of a row that was not moved: why. */
  notMoved: (name: string, reason: string) => `「${name}」${reason}`,
  moved: (name: string, position: number, count: number) =>
    `「${name}」移到第 ${position} 位，共 ${count} 位`,
  saving: '正在保存顺序，请稍候',
  notSaved: '顺序没有保存，已恢复',
};
