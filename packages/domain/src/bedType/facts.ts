import { BedType, hardnessLabel } from '@anzhu/api/contract/bedType';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { fieldColumns } from '../kit/index.ts';

const labels = labelsOf(BedType);
const { column, text } = fieldColumns<BedType, keyof typeof labels>(labels);

/** The columns of the bed types without their actions; also what 查看 shows. Keep them in a memo. */
export const bedTypeFacts = (hotels: HotelChoice): Column<BedType>[] => [
  text('name', 160, { pin: 'start' }),
  ...hotelColumns(hotels),
  column('specification', 176, ({ specification }) => specification || nothing, {
    phone: 'second',
  }),
  column('maxLoad', 96, ({ maxLoad }) => (maxLoad === null ? nothing : `${maxLoad} 人`), {
    phone: 'second',
  }),
  column(
    'hardness',
    96,
    ({ hardness }) => (hardness === null ? nothing : hardnessLabel[hardness]),
    {
      phone: 'mark',
    },
  ),
];

/** A bed type in one line: 1.8 × 2.0 米 · 睡 2 人. */
export const bedTypeNote = ({ specification, maxLoad }: BedType): string =>
  [specification, maxLoad !== null && `睡 ${maxLoad} 人`].filter(Boolean).join(' · ');
