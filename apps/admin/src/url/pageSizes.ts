/** How many records a list may show on a page. */
export const pageSizes = [10, 20, 50, 100] as const;
