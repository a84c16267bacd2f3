export const diffViewTexts = {
  before: '修改前',
  after: '修改后',
  added: '新增',
  removed: '删除',
  changed: '修改',
  unchanged: '未修改',
  noChanges: '没有修改',
  field: '字段',
  expandUnchanged: (count: number) => `展开未修改的 ${count} 项`,
  collapseUnchanged: (count: number) => `收起未修改的 ${count} 项`,
  nothing: '空',
  yes: '是',
  no: '否',
};

export type DiffViewTexts = typeof diffViewTexts;
