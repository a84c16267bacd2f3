export const filterBarTexts = {
  filter: '筛选',
  query: '查询',
  more: '更多筛选',
  reset: '重置',
  chips: '筛选条件',
};
