import { expect, it } from 'vitest';
import { room } from './fixtures.ts';
import { checkRoom, roomDraft } from './roomForm.ts';

const draft = roomDraft(room());

it('fills in a room that is there', () => {
  expect(draft).toEqual({
    name: '801',
    type: 11,
    floor: 8,
    direction: '朝南',
    isIsolation: false,
  });
  expect(checkRoom({ ...draft, name: ' 801 ' }).values).toEqual(draft);
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
  expect(checkRoom({ ...draft, ...change }).errors).toEqual(errors);
});

it('asks a new room for everything but the direction', () => {
  expect(Object.keys(checkRoom(roomDraft(null)).errors ?? {})).toEqual(['name', 'type', 'floor']);
});
