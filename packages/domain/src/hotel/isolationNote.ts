/** What 接收隔离 changes, in words. */
export const isolationNote = (isAllowed: boolean): string =>
  isAllowed ? '隔离人员可以分配到本酒店的隔离房' : '不再分配隔离人员到本酒店，已入住的不受影响';
