import { Item } from '@anzhu/api/contract/item';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { fieldColumns } from '../kit/index.ts';

const labels = labelsOf(Item);
const { column, text, money } = fieldColumns<Item, keyof typeof labels>(labels);

/** The columns of the items without their actions; also what their record shows. Keep them in a memo. */
export const itemFacts = (hotels: HotelChoice): Column<Item>[] => [
  text('name', 160, { pin: 'start' }),
  ...hotelColumns(hotels),
  money('price', 112, { phone: 'mark' }),
  column('unit', 144, ({ unit }) => unit || nothing, { phone: 'second' }),
  column('isActive', 96, ({ isActive }) => (isActive ? '在售' : '停售'), { phone: 'second' }),
];
