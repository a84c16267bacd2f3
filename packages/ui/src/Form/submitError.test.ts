import { describe, expect, it } from 'vitest';
import { placeSubmitError } from './submitError.ts';

const hasField = (path: string): boolean => path === 'name' || path === 'floor';
const refused = (fields: Record<string, string>) =>
  Object.assign(new Error('房间号「801」已存在'), { fields });

describe('placeSubmitError', () => {
  it.each<[string, unknown, object, string | undefined]>([
    ['words alone', new Error('房间已被占用'), {}, '房间已被占用'],
    ['no words', new Error(''), {}, '操作失败，请重试'],
    ['no error at all', undefined, {}, '操作失败，请重试'],
    [
      'a field of the form',
      refused({ name: '房间号「801」已存在' }),
      { name: '房间号「801」已存在' },
      undefined,
    ],
    ['a field that is not there', refused({ hotelId: '找不到该酒店' }), {}, '找不到该酒店'],
    [
      'both',
      refused({ name: '已存在', hotelId: '找不到该酒店', type: '找不到该房型' }),
      { name: '已存在' },
      '找不到该酒店；找不到该房型',
    ],
  ])('%s', (_, answer, errors, message) => {
    const placed = placeSubmitError(answer, hasField);
    expect(placed.errors).toEqual(errors);
    expect(placed.problem?.message).toBe(message);
  });

  it('keeps what it was read from', () => {
    const answer = new Error('已变更');
    expect(placeSubmitError(answer, hasField).problem?.cause).toBe(answer);
  });
});
