import { describe, expect, it } from 'vitest';
import {
  phoneErrors,
  phoneProblem,
  profileDraft,
  profileError,
  profileForm,
} from './profileForm.ts';

const profile = { id: '3', nickName: '许前台', phone: '13900000003', heads: null };
const draft = profileDraft(profile);
const check = (change: Partial<typeof draft>, taken: readonly string[] = []) =>
  profileForm.check({ ...draft, ...change }, ({ phone }) => phoneErrors(phone, taken));

describe('what is saved', () => {
  it('has no password when none was typed, and no picture as an empty address', () => {
    expect(check({ nickName: ' 许小前 ' })).toEqual({
      values: { id: '3', nickName: '许小前', phone: '13900000003', heads: '' },
    });
  });

  it('has the password that was typed', () => {
    const currentPassword = 'Anzhu@2026';
    expect(
      check({ password: 'Anzhu@2027', currentPassword, heads: '/files/1.png' }).values,
    ).toMatchObject({
      heads: '/files/1.png',
      password: 'Anzhu@2027',
      currentPassword,
    });
  });
});

describe('what is wrong', () => {
  it.each([
    [{ nickName: '  ' }, { nickName: '请输入昵称' }],
    [{ phone: '' }, { phone: '请输入电话' }],
    [{ phone: '1390000000' }, { phone: '请输入正确的手机号' }],
    [{ phone: '12900000003' }, { phone: '请输入正确的手机号' }],
    [{ password: 'Aa1!' }, { password: '密码至少 8 位' }],
    [{ password: 'abcdefgh' }, { password: '密码至少包含大写、小写字母、数字和特殊字符其中三种' }],
    [
      { nickName: '', phone: '', password: 'a'.repeat(33) },
      { nickName: '请输入昵称', phone: '请输入电话', password: '密码最多 32 位' },
    ],
  ])('%j', (change, errors) => {
    expect(check(change)).toEqual({ errors });
  });

  it('is a phone that is known to be taken', () => {
    expect(check({}, ['13900000003'])).toEqual({
      errors: { phone: '手机号13900000003已被占用' },
    });
  });

  it.each([
    ['', '手机号不能为空'],
    ['23900000003', '请输入正确的手机号'],
    [' 13900000004 ', '手机号13900000004已被占用'],
    ['13900000003', undefined],
  ])('leaving the field with 「%s」 says %s', (phone, words) => {
    expect(phoneProblem(phone, ['13900000004'])).toBe(words);
  });
});

describe('a failed save', () => {
  it('stands above the buttons with the reason', () => {
    expect(profileError({ message: '网络不通', fields: {} }).message).toBe('修改失败！网络不通');
  });

  it('stands above the buttons, its reasons at their fields', () => {
    expect(profileError({ message: '已被占用', fields: { phone: '已被占用' } })).toMatchObject({
      fields: { save: '修改失败！', phone: '已被占用' },
    });
  });
});
