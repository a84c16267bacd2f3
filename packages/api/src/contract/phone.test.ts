import { describe, expect, it } from 'vitest';
import { ChannelPhone, isUnreadablePhone, Mobile, OptionalPhone, Phone } from './phone.ts';
import { decodeWire } from './wire.ts';

const refused = Symbol('refused');
function read(schema: Parameters<typeof decodeWire>[0], wire: unknown): unknown {
  const decoded = decodeWire(schema, wire);
  return decoded.ok ? decoded.value : refused;
}

describe('phones', () => {
  it.each([
    '13800001234',
    '138 0000 1234',
    '138-0000-1234',
    '138–0000—1234',
    '１３８００００１２３４',
    '+86 138 0000 1234',
    '＋86-138-0000-1234',
    '8613800001234',
    '008613800001234',
    ' 138\u200b0000\u202d1234\t',
  ])('%j is a mobile number', (wire) => {
    for (const schema of [Mobile, Phone, OptionalPhone, ChannelPhone]) {
      expect(read(schema, wire)).toBe('13800001234');
    }
  });

  it.each([
    ['+852 9123 4567', '+85291234567'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['00886 912 345 678', '+886912345678'],
    ['＋８１９０１２３４５６７８', '+819012345678'],
    ['+29000', refused],
    ['+290001', '+290001'],
    ['+123456789012345', '+123456789012345'],
    ['+1234567890123456', refused],
    ['+0123456', refused],
    ['+861088881234', refused],
    ['85291234567', refused],
    ['+852 9123 456x', refused],
    ['+', refused],
  ])('%j of another country or region is %j', (wire, kept) => {
    expect([read(Phone, wire), read(OptionalPhone, wire)]).toEqual([kept, kept]);
    expect(read(Mobile, wire)).toBe(refused);
  });

  it.each(['', null, undefined])('a phone that is %j may be left out by a guest only', (wire) => {
    expect(read(OptionalPhone, wire)).toBe('');
    expect(read(ChannelPhone, wire)).toBe('');
    expect([read(Phone, wire), read(Mobile, wire)]).toEqual([refused, refused]);
  });

  it.each([
    ['  转\u200b 8801\r\n找\u0000王经理  ', '转 8801 找 王经理'],
    ['0571-88881234', '0571-88881234'],
    [13800001234, '13800001234'],
    [8801, '8801'],
    ['\ud83d13', '13'],
    ['9'.repeat(60), '9'.repeat(60)],
    [`${' '.repeat(80)}8801`, '8801'],
  ])('a channel may send %j', (wire, kept) => {
    expect(read(ChannelPhone, wire)).toBe(kept);
    expect(isUnreadablePhone(kept)).toBe(kept !== '13800001234');
  });

  it('a phone of another type is refused, and one that would be cut', () => {
    for (const wire of [{}, [], true, '9'.repeat(61)])
      expect(read(ChannelPhone, wire)).toBe(refused);
  });
});
