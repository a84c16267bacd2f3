export const pagerTexts = {
  label: '分页',
  /** `count` is formatted, and ends with + where there are more. */
  total: (count: string) => `共 ${count} 条`,
  /** Before and behind the size of a page. */
  perPageBefore: '每页',
  perPageBehind: '条',
  perPage: (size: number) => `每页 ${size} 条`,
  previous: '上一页',
  next: '下一页',
  isFirst: '已是第一页',
  isLast: '已是最后一页',
  page: (page: number) => `第 ${page} 页`,
  /** Before and behind the page to go to. */
  goToBefore: '前往第',
  goToBehind: '页',
  goTo: (page: number) => `前往第 ${page} 页`,
  onlyNumber: '只能填写页码',
};
