import { describe, expect, expectTypeOf, it } from 'vitest';
import { removalQuestion } from './Confirm.tsx';
import type { NamedQuestion } from './texts.ts';

describe('removalQuestion', () => {
  it.each([
    ['豪华大床房', '删除房型「豪华大床房」？'],
    ['  King   Room ', '删除房型「King Room」？'],
    ['', '删除房型「未命名」？'],
    ['   ', '删除房型「未命名」？'],
    ['床'.repeat(61), `删除房型「${'床'.repeat(60)}…」？`],
  ])('%j', (name, question) => {
    expect(removalQuestion({ kind: '房型', name })).toBe(question);
  });
});

it('a question about loss names the thing, or gives up what was written', () => {
  expectTypeOf<'退出房间「1208」？'>().toExtend<NamedQuestion>();
  expectTypeOf<'放弃对入住人的修改？'>().toExtend<NamedQuestion>();
  expectTypeOf<'Delete room “1208”?'>().toExtend<NamedQuestion>();
  expectTypeOf<'Discard changes?'>().toExtend<NamedQuestion>();
  expectTypeOf<'Delete the room?'>().not.toExtend<NamedQuestion>();
  expectTypeOf<'删除房型？'>().not.toExtend<NamedQuestion>();
  expectTypeOf<'确定吗？'>().not.toExtend<NamedQuestion>();
});
