import { yesNoLabel } from '@anzhu/api/contract/codecs';
import { labelsOf } from '@anzhu/api/contract/label';
import { RoomType } from '@anzhu/api/contract/roomType';
import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { fieldColumns } from '../kit/index.ts';
import { RecordPicture } from '../record/index.ts';
import { describeNightFees } from './nightFees.ts';

const labels = labelsOf(RoomType);
const { column, text, money } = fieldColumns<RoomType, keyof typeof labels>(labels);

/** The columns of the room types without their actions. Keep them in a memo. */
export const roomTypeFacts = (hotels: HotelChoice): Column<RoomType>[] => [
  text('name', 144, { pin: 'start' }),
  column('cover', 80, ({ name, cover }) => <RecordPicture src={cover} alt={name} />, {
    phone: 'hidden',
  }),
  ...hotelColumns(hotels),
  column(
    'bedType',
    152,
    ({ bedType, bedTypeNames = bedType }) => bedTypeNames.join('、') || nothing,
    {
      phone: 'second',
    },
  ),
  text('bed', 72, { align: 'end', phone: 'hidden' }),
  text('maxLoad', 88, { align: 'end', phone: 'hidden' }),
  money('fee', 112, { phone: 'mark' }),
  money('isolationFee', 112, { phone: 'hidden' }),
  text('sort', 80, { align: 'end', phone: 'hidden' }),
];

const yesNo = (id: 'haveWindow' | 'network' | 'haveBreakfast'): Column<RoomType> => ({
  id,
  header: labels[id],
  cell: (row) => (row[id] === null ? nothing : yesNoLabel[`${row[id]}`]),
});

/** What 查看 shows besides. */
export const roomTypeDetails: Column<RoomType>[] = [
  column('dayUseFee', 112, ({ dayUseFee }) =>
    dayUseFee ? `${formatYuan(dayUseFee)} / 小时` : nothing,
  ),
  { id: 'nightFees', header: labels.nightFees, cell: (row) => describeNightFees(row.nightFees) },
  yesNo('haveWindow'),
  yesNo('network'),
  yesNo('haveBreakfast'),
];

/** What decides: ¥288.00 · 2 张床 · 最多 2 人. */
export const roomTypeLead = ({ fee, bed, maxLoad }: RoomType): string[] => [
  ...(fee === null ? [] : [formatYuan(fee)]),
  ...(bed === null ? [] : [`${bed} 张床`]),
  ...(maxLoad === null ? [] : [`最多 ${maxLoad} 人`]),
];
