/** Read aloud for a stamp; what is carved stays Chinese. */
export const sealTexts = {
  approved: '已通过',
  rejected: '已驳回',
  completed: '已完成',
  refunded: '已退款',
  audited: '已夜审',
};
