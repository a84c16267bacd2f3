import { expect, it } from 'vitest';
import { credentialErrors } from './useSignIn.ts';

it.each([
  ['', '', { username: '请输入账号', password: '请输入密码' }],
  ['  ', 'x', { username: '请输入账号' }],
  ['admin', '', { password: '请输入密码' }],
  ['admin', ' ', {}],
])('「%s」 and 「%s」', (username, password, errors) => {
  expect(credentialErrors({ username, password })).toEqual(errors);
});
