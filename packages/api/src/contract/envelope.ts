/**
 * The codes of the envelope `{code, msg, data}`. Business failures have HTTP status 200; other
 * statuses are errors of the transport.
 */
export const Code = {
  success: 200,
  invalid: 400,
  notFound: 404,
  /** The record was changed meanwhile, or its status does not allow the action. */
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  internal: 500,
  /** The database is away: the same call may succeed in a moment. */
  unavailable: 503,
  /** A rejected save of a hotel, room type or bed type: duplicate name, still in use. */
  refused: 1001,
  noPermission: 4010,
  notSignedIn: 4011,
  /** Too many wrong passwords: the account is locked temporarily. */
  locked: 4012,
  sessionExpired: 4013,
  tokenInvalid: 4014,
  signedOutElsewhere: 4015,
  accountDisabled: 4016,
} as const;

export type Code = (typeof Code)[keyof typeof Code];

/** The default message of each code. */
export const codeMessage: Record<Code, string> = {
  [Code.success]: '成功',
  [Code.invalid]: '输入有误',
  [Code.notFound]: '记录不存在或已被删除',
  [Code.conflict]: '状态已变更，请刷新后重试',
  [Code.tooLarge]: '内容过大',
  [Code.tooMany]: '操作过于频繁，请稍后再试',
  [Code.internal]: '服务器内部错误',
  [Code.unavailable]: '数据库暂时不可用，请稍后重试',
  [Code.refused]: '保存被拒绝',
  [Code.noPermission]: '没有权限',
  [Code.notSignedIn]: '请先登录',
  [Code.locked]: '错误次数过多，账号已锁定，请稍后再试',
  [Code.sessionExpired]: '登录已过期，请重新登录',
  [Code.tokenInvalid]: '登录凭证无效，请重新登录',
  [Code.signedOutElsewhere]: '账号已在别处退出，请重新登录',
  [Code.accountDisabled]: '账号已停用，请联系管理员',
};

/** Codes that end the session. */
export const sessionLostCodes: ReadonlySet<number> = new Set([
  Code.notSignedIn,
  Code.sessionExpired,
  Code.tokenInvalid,
  Code.signedOutElsewhere,
  Code.accountDisabled,
]);

/** Codes that are shown in a notification titled 提示 on every screen. */
export const noticeCodes: ReadonlySet<number> = new Set([Code.noPermission, Code.locked]);

/** The body of every JSON response. Codes may be text: '200' is success too. */
export interface Envelope {
  code: number | string;
  msg: string;
  data: unknown;
}
