import { addRoom } from '@anzhu/api/contract/room';
import { changePrice } from '@anzhu/api/contract/order';
import { modifyIsolation } from '@anzhu/api/contract/isolation';
import { modifyUser } from '@anzhu/api/contract/user';
import { describe, expect, it } from 'vitest';
import { contractForm } from './contractForm.ts';

interface RoomDraft {
  name: string;
  type: string | null;
  floor: number | null;
  direction: string;
  isIsolation: boolean;
}

const form = contractForm(addRoom, (draft: RoomDraft) => ({
  ...draft,
  isIsolation: draft.isIsolation ? 1 : 0,
}));
const draft: RoomDraft = {
  name: '801',
  type: '11',
  floor: 8,
  direction: '朝南',
  isIsolation: false,
};

describe('check', () => {
  it('gives the input of the call', () => {
    expect(form.check({ ...draft, name: ' 801 ' }).values).toEqual(draft);
  });

  it.each([
    [{ name: ' ' }, { name: '房间号不能为空' }],
    [{ name: '8'.repeat(21) }, { name: '房间号最多 20 个字' }],
    [{ type: null }, { type: '房型不能为空' }],
    [{ floor: null }, { floor: '楼层不能为空' }],
    [{ floor: 0 }, { floor: '楼层不能为 0' }],
    [{ floor: 1.5 }, { floor: '楼层应为整数' }],
    [{ floor: 201 }, { floor: '楼层不能大于 200' }],
    [{ direction: '东'.repeat(11) }, { direction: '朝向最多 10 个字' }],
  ])('%j: %j', (change, errors) => {
    expect(form.check({ ...draft, ...change }).errors).toEqual(errors);
  });

  it('puts the rules of the screen before those of the contract', () => {
    const rules = () => ({ name: '请输入房间号' });
    expect(form.check({ ...draft, name: '' }, rules).errors).toEqual({ name: '请输入房间号' });
    expect(form.check(draft, rules).errors).toEqual({ name: '请输入房间号' });
    expect(form.check(draft, () => ({})).values).toEqual(draft);
  });
});

describe('changedFields', () => {
  const changedIn = (change: Partial<RoomDraft>) => [
    ...form.changedFields({ saved: draft, values: { ...draft, ...change } }),
  ];

  it('names what is filled in otherwise, as the call spells it', () => {
    expect(changedIn({})).toEqual([]);
    expect(changedIn({ floor: 9, direction: '' })).toEqual(['floor', 'direction']);
    expect(changedIn({ isIsolation: true })).toEqual(['isIsolation']);
  });

  it('compares lists by what is in them', () => {
    const person = contractForm(
      modifyIsolation,
      (one: { email: string | null; tags: readonly string[] }) => one,
    );
    const saved = { email: null, tags: ['1'] };
    const changed = (values: typeof saved) => [...person.changedFields({ saved, values })];
    expect(changed({ email: null, tags: ['1'] })).toEqual([]);
    expect(changed({ email: null, tags: ['1', '2'] })).toEqual(['tags']);
  });
});

describe('rules of fields', () => {
  it('reads label, required mark and limits from the contract', () => {
    expect(form.rulesOf('name')).toEqual({ label: '房间号', isRequired: true, maxLength: 20 });
    expect(form.rulesOf('direction')).toEqual({ label: '朝向', isRequired: false, maxLength: 10 });
    expect(form.rulesOf('floor')).toMatchObject({ isRequired: true, min: -9, max: 200 });
  });

  it('reads decimals of money', () => {
    const price = contractForm(changePrice, (of: { lastPay: number | null }) => ({ ...of }));
    expect(price.rulesOf('lastPay')).toMatchObject({ min: 0, max: 999999.99, decimals: 2 });
  });

  it('knows which fields of an edit may stay empty', () => {
    const edit = contractForm(
      modifyUser,
      (of: { nickName: string; password: string }) => of as never,
    );
    expect(edit.rulesOf('password').isRequired).toBe(false);
    expect(edit.rulesOf('nickName').isRequired).toBe(true);
  });
});
