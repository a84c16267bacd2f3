import { labelsOf } from '@anzhu/api/contract/label';
import { Shift } from '@anzhu/api/contract/shift';
import { formatYuan } from '@anzhu/api/rules/money';
import { differenceWords } from '@anzhu/api/rules/shift';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import type { HotelChoice } from '../hotel/index.ts';
import { fieldColumns, StatusTag, type StatusLook } from '../kit/index.ts';

export const shiftLabels = labelsOf(Shift);
const { column, money, text, time } = fieldColumns<Shift, keyof typeof shiftLabels>(shiftLabels);

const looks = {
  open: { label: '当班', tone: 'brand', icon: 'clock' },
  equal: { label: '相符', tone: 'success', icon: 'check' },
} as const satisfies Record<string, StatusLook>;

/** Whether the drawer was right: 当班, 相符, 长款 ¥10.00, 短款 ¥3.50. */
export function ShiftTag({ difference }: Pick<Shift, 'difference'>) {
  if (difference === null) return <StatusTag look={looks.open} />;
  if (difference === 0) return <StatusTag look={looks.equal} />;
  return (
    <StatusTag
      look={{ label: differenceWords(difference), tone: 'danger', icon: 'triangle-alert' }}
    />
  );
}

/** The columns of the shifts. Keep them in a memo. */
export const shiftColumns = (hotels: HotelChoice): Column<Shift>[] => [
  time('openTime', 152, 'minute', { pin: 'start' }),
  ...(hotels === null ? [] : [text('hotelName', 144)]),
  column('clerk', 104, ({ clerk }) => clerk ?? nothing, { phone: 'second' }),
  time('closeTime', 152, 'minute', { phone: 'third' }),
  money('opening', 104),
  money('net', 112),
  money('expected', 112),
  money('counted', 112),
  column('difference', 136, (shift) => <ShiftTag {...shift} />, { phone: 'mark' }),
  column('next', 104, ({ next }) => next ?? nothing),
  column('note', 160, ({ note }) => note || nothing),
];

/** A sum of a shift as a fact. */
export const sumFact = (name: 'opening' | 'expected' | 'counted', sum: number | null) => ({
  label: shiftLabels[name],
  value: sum === null ? nothing : formatYuan(sum),
});
