/** Text of an expired code (spec: sign-in and shell). */
export const expiredWords = '二维码已失效，点击刷新';

/** Why a code is of no use, on the phone that has read it: there is nothing to press there. */
export const onPhone = (message: string): string =>
  message === expiredWords ? '二维码已失效' : message;
