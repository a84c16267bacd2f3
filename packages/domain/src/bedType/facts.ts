import { BedType, hardnessLabel } from '@anzhu/api/contract/bedType';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';

const label = labelsOf(BedType);

/** The columns of the bed types without their actions; also what 查看 shows. Keep them in a memo. */
export const bedTypeFacts = (hotels: HotelChoice): Column<BedType>[] => [
  { id: 'name', header: label.name, width: 160, pin: 'start', cell: ({ name }) => name },
  ...hotelColumns(hotels),
  {
    id: 'specification',
    header: label.specification,
    width: 176,
    cell: ({ specification }) => specification || nothing,
  },
  {
    id: 'maxLoad',
    header: label.maxLoad,
    width: 96,
    align: 'end',
    cell: ({ maxLoad }) => (maxLoad === null ? nothing : `${maxLoad} 人`),
  },
  {
    id: 'hardness',
    header: label.hardness,
    width: 96,
    cell: ({ hardness }) => (hardness === null ? nothing : hardnessLabel[hardness]),
  },
];

/** A bed type in one line: 1.8 × 2.0 米 · 睡 2 人. */
export const bedTypeNote = ({ specification, maxLoad }: BedType): string =>
  [specification, maxLoad !== null && `睡 ${maxLoad} 人`].filter(Boolean).join(' · ');
