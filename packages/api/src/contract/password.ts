import * as z from 'zod/mini';
import { sentence } from './sentence.ts';

const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/];

/** True when the text has three of: uppercase, lowercase, digits, other characters. */
export const isMixed = (password: string): boolean =>
  kinds.filter((kind) => kind.test(password)).length >= 3;

/** A new password: 8 to 32 characters of at least three kinds. */
export const NewPassword = z.string().check(
  z.refine((password) => password.trim() !== '', '不能为空'),
  z.minLength(8, sentence('密码至少 8 位')),
  z.maxLength(32, sentence('密码最多 32 位')),
  z.refine(isMixed, sentence('密码至少包含大写、小写字母、数字和特殊字符其中三种')),
);
