import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { NewPassword } from './password.ts';
import { LoginAnswer } from './session.ts';
import { text } from './text.ts';

const Ticket = labelled('凭证', text({ max: 64, min: 1 }));

/** In a file of its own, like what follows: the login page needs them after a password only. */
export const loginPassword = endpoint({
  method: 'POST',
  path: '/auth/login/password',
  summary: '登录的一步：他人设置的或过期的密码，须换成自己的新密码',
  access: 'open',
  changes: true,
  input: z.object({ ticket: Ticket, password: labelled('新密码', NewPassword) }),
  data: LoginAnswer,
});
