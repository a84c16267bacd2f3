export const treeSelectTexts = {
  chosenCount: (count: number) => `已选 ${count} 项`,
  clear: '清空',
  expandAll: '全部展开',
  collapseAll: '全部收起',
};
