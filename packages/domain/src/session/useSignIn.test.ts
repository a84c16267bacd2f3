import { expect, it } from 'vitest';
import { credentialErrors } from './useSignIn.ts';

it.each([
  ['', '', { username: '账号不能为空', password: '密码不能为空' }],
  ['  ', 'x', { username: '账号不能为空' }],
  ['admin', '', { password: '密码不能为空' }],
  ['admin', ' ', {}],
])('「%s」 and 「%s」', (username, password, errors) => {
  expect(credentialErrors({ username, password })).toEqual(errors);
});
