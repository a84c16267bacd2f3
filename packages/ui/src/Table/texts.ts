export const tableTexts = {
  selectPage: '全选本页',
  select: '选择',
  /** Announced when rows have come. `sorted` is by which column, when they are sorted by one. */
  rows: (count: number, sorted: string | undefined) =>
    [`${count} 行`, sorted].filter(Boolean).join('，'),
  sorted: (column: string, isDescending: boolean) => `按${column}${isDescending ? '降序' : '升序'}`,
  showMore: (next: number, left: number) => `再显示 ${next} 条，还有 ${left} 条`,
  columnSettings: '列设置',
  columns: '列',
  columnMoved: (column: string, position: number, count: number) =>
    `${column}：第 ${position} 列，共 ${count} 列`,
  moveColumnUp: (column: string) => `上移「${column}」`,
  moveColumnDown: (column: string) => `下移「${column}」`,
  isFirstColumn: '已是第一列',
  isLastColumn: '已是最后一列',
  restore: '恢复默认',
  bulkActions: '批量操作',
  selected: (count: number) => `已选 ${count} 项`,
  clearSelection: '取消选择',
};
