/** What several components say. */
export const commonTexts = {
  loading: '加载中',
  loadFailed: '加载失败',
  retry: '重试',
  cancel: '取消',
  close: '关闭',
  remove: '移除',
  more: '更多',
  search: '搜索',
  expand: '展开',
  collapse: '收起',
  choose: '请选择',
  noData: '暂无数据',
  noMatch: '没有匹配项',
  actionFailed: '操作失败，请重试',
  imageFailed: '图片无法显示',
  notBelowItself: '不能选自己或下级',
  /** `count` is formatted. */
  records: (count: string) => `${count} 条`,
  items: (count: number) => `${count} 项`,
  /** Things in a row, as choices. */
  list: (items: readonly string[]) => items.join('、'),
  /** Parts of one sentence. */
  clauses: (parts: readonly string[]) => parts.join('，'),
  /** Sentences. */
  sentences: (parts: readonly string[]) => parts.join('；'),
  labelled: (label: string, value: string) => `${label}：${value}`,
};

export type CommonTexts = typeof commonTexts;
