import { describe, expect, it } from 'vitest';
import { initialState, keysAt, withoutRowAt, withRow, withValue } from './formStore.ts';

interface Stay {
  room: string;
  guests: { name: string }[];
}

const stay: Stay = { room: '', guests: [{ name: '林示例' }, { name: '' }] };
const check = ({ room, guests }: Stay): Record<string, string> =>
  Object.fromEntries([
    ...(room === '' ? [['room', '房间号不能为空']] : []),
    ...guests.flatMap(({ name }, place) =>
      name === '' ? [[`guests.${place}.name`, '姓名不能为空']] : [],
    ),
  ]);
const start = initialState(stay);
const refused = { ...start, clientErrors: check(stay) };
const none = { clientErrors: {}, serverErrors: {} };

describe('withValue', () => {
  it('finds nothing before the first submit', () => {
    expect(withValue(start, 'room', '', check)).toMatchObject(none);
  });

  it('takes away what was put right, and leaves the rest', () => {
    const next = withValue(refused, 'room', '801', check);
    expect(next.values.room).toBe('801');
    expect(next.clientErrors).toEqual({ 'guests.1.name': '姓名不能为空' });
  });

  it('brings no new error before the next submit', () => {
    const next = withValue(refused, 'guests.0.name', '', check);
    expect(Object.keys(next.clientErrors)).toEqual(['room', 'guests.1.name']);
  });

  it('forgets at once the server error of the field', () => {
    const serverErrors = { room: '房间已被占用', 'guests.0.name': '姓名不正确' };
    expect(withValue({ ...start, serverErrors }, 'room', '802', check).serverErrors).toEqual({
      'guests.0.name': '姓名不正确',
    });
  });
});

describe('rows', () => {
  it('keep their keys when one goes, and their errors move with them', () => {
    const next = withoutRowAt(refused, 'guests', 0, check);
    expect(next.values.guests).toEqual([{ name: '' }]);
    expect(keysAt(next, 'guests').keys).toEqual([1]);
    expect(next.clientErrors).toEqual({ room: '房间号不能为空', 'guests.0.name': '姓名不能为空' });
  });

  it('get a key that was never given before', () => {
    const gone = withoutRowAt(start, 'guests', 1, check);
    const next = withRow(gone, 'guests', { name: '' }, check);
    expect(keysAt(next, 'guests').keys).toEqual([0, 2]);
  });

  it('keep the errors of other rows', () => {
    const serverErrors = { guests: '请添加入住人！', 'guests.0.name': '姓名不正确' };
    const next = withRow({ ...start, serverErrors }, 'guests', { name: '' }, check);
    expect(next.serverErrors).toEqual({ 'guests.0.name': '姓名不正确' });
  });

  it('get new keys when the list is another one', () => {
    const next = withValue(start, 'guests', [{ name: 'a' }, { name: 'b' }, { name: 'c' }], check);
    expect(keysAt(next, 'guests').keys).toHaveLength(3);
  });
});
