export const printTexts = {
  /** Below each page of paper that has numbers. */
  pageOf: (page: string, pages: string) => `第 ${page} / ${pages} 页`,
};
