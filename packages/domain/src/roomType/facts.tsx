import type { BedType } from '@anzhu/api/contract/bedType';
import { yesNoLabel } from '@anzhu/api/contract/codecs';
import { labelsOf } from '@anzhu/api/contract/label';
import { RoomType } from '@anzhu/api/contract/roomType';
import { nothing } from '@anzhu/api/rules/timeText';
import { MoneyCell, type Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { nameIn } from '../kit/index.ts';
import { RecordPicture } from '../record/index.ts';

const label = labelsOf(RoomType);

const number = (id: 'bed' | 'maxLoad' | 'sort', width: number): Column<RoomType> => ({
  id,
  header: label[id],
  width,
  align: 'end',
  cell: (row) => row[id] ?? nothing,
});

const money = (id: 'fee' | 'isolationFee'): Column<RoomType> => ({
  id,
  header: label[id],
  width: 112,
  align: 'end',
  cell: (row) => <MoneyCell value={row[id]} />,
});

/** The columns of the room types without their actions. Keep them in a memo. */
export const roomTypeFacts = (
  hotels: HotelChoice,
  bedTypes: readonly BedType[] | undefined,
): Column<RoomType>[] => [
  { id: 'name', header: label.name, width: 144, pin: 'start', cell: ({ name }) => name },
  {
    id: 'cover',
    header: label.cover,
    width: 80,
    cell: ({ name, cover }) => <RecordPicture src={cover} alt={name} />,
  },
  ...hotelColumns(hotels),
  {
    id: 'bedType',
    header: label.bedType,
    width: 152,
    cell: ({ bedType }) => bedType.map(nameIn(bedTypes)).join('、') || nothing,
  },
  number('bed', 80),
  number('maxLoad', 96),
  money('fee'),
  money('isolationFee'),
  number('sort', 80),
];

const yesNo = (id: 'haveWindow' | 'network' | 'haveBreakfast'): Column<RoomType> => ({
  id,
  header: label[id],
  cell: (row) => (row[id] === null ? nothing : yesNoLabel[`${row[id]}`]),
});

/** What 查看 shows besides. */
export const roomTypeEquipment = [yesNo('haveWindow'), yesNo('network'), yesNo('haveBreakfast')];
