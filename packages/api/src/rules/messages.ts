/** After a save, a review and whatever else has no message of its own (spec: messages). */
export const done = '操作成功！';

/** After a deletion. */
export const deleted = '删除成功';

/**
 * A name that another record below the same parent has.
 *
 * @param kind what the records are called: 部门, 菜单
 */
export const siblingNameTaken = (kind: string, name: string): string =>
  `同一上级下已有${kind}「${name}」`;

/** The form of a room type is submitted while its cover is still being uploaded. */
export const coverPending = '房型主图正在上传，请稍候';

/** A refund that failed, and of which nothing else is known. */
export const refundFailed = '退款失败，请联系管理员';

/** 收款 of an order whose guests pay at the channel that sent it: they would pay twice. */
export const paidToChannel = '订单由渠道收款，请客人在渠道支付';
