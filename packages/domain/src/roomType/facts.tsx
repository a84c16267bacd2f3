import type { BedType } from '@anzhu/api/contract/bedType';
import { yesNoLabel } from '@anzhu/api/contract/codecs';
import { labelsOf } from '@anzhu/api/contract/label';
import { RoomType } from '@anzhu/api/contract/roomType';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { fieldColumns, nameIn } from '../kit/index.ts';
import { RecordPicture } from '../record/index.ts';
import { describeNightFees } from './nightFees.ts';

const labels = labelsOf(RoomType);
const { column, text, money } = fieldColumns<RoomType, keyof typeof labels>(labels);

/** The columns of the room types without their actions. Keep them in a memo. */
export const roomTypeFacts = (
  hotels: HotelChoice,
  bedTypes: readonly BedType[] | undefined,
): Column<RoomType>[] => [
  text('name', 144, { pin: 'start' }),
  column('cover', 80, ({ name, cover }) => <RecordPicture src={cover} alt={name} />),
  ...hotelColumns(hotels),
  column('bedType', 152, ({ bedType }) => bedType.map(nameIn(bedTypes)).join('、') || nothing),
  text('bed', 80, { align: 'end' }),
  text('maxLoad', 96, { align: 'end' }),
  money('fee', 112),
  money('isolationFee', 112),
  text('sort', 80, { align: 'end' }),
];

const yesNo = (id: 'haveWindow' | 'network' | 'haveBreakfast'): Column<RoomType> => ({
  id,
  header: labels[id],
  cell: (row) => (row[id] === null ? nothing : yesNoLabel[`${row[id]}`]),
});

/** What 查看 shows besides. */
export const roomTypeDetails: Column<RoomType>[] = [
  { id: 'nightFees', header: labels.nightFees, cell: (row) => describeNightFees(row.nightFees) },
  yesNo('haveWindow'),
  yesNo('network'),
  yesNo('haveBreakfast'),
];
