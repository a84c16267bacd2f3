/** After a save, a review and whatever else has no message of its own (spec: messages). */
export const done = '操作成功！';

/** After a deletion. */
export const deleted = '删除成功';

/** The form of a room type is submitted while its cover is still being uploaded. */
export const coverPending = '房型主图正在上传，请稍候';
