import { Company } from '@anzhu/api/contract/company';
import { labelsOf } from '@anzhu/api/contract/label';
import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { fieldColumns, type Fact } from '../kit/index.ts';

const labels = labelsOf(Company);
const { column, text, money, time } = fieldColumns<Company, keyof typeof labels>(labels);

/** The columns of the companies without their actions; also what their record shows. Keep them in a memo. */
export const companyFacts = (hotels: HotelChoice): Column<Company>[] => [
  text('name', 160, { pin: 'start' }),
  ...hotelColumns(hotels),
  column('taxNumber', 144, ({ taxNumber }) => taxNumber || nothing, { phone: 'second' }),
  text('contact', 144, { phone: 'second' }),
  text('contactPhone', 144, { phone: 'hidden' }),
  column('share', 104, ({ share }) => (share === null ? nothing : `${share}%`), {
    align: 'end',
    phone: 'mark',
  }),
  money('creditLimit', 112, { phone: 'hidden' }),
  money('owed', 112, { phone: 'hidden' }),
  money('available', 112, { phone: 'hidden' }),
  time('until', 112, 'day', { phone: 'hidden' }),
];

/** What a record shows besides. */
export const companyNotes: Fact<Company>[] = [
  {
    id: 'prices',
    header: labels.prices,
    cell: ({ prices }) =>
      prices.map(({ roomTypeName, price }) => `${roomTypeName} ${formatYuan(price)}`).join('、') ||
      nothing,
    isWide: true,
  },
  { id: 'remark', header: labels.remark, cell: ({ remark }) => remark || nothing, isWide: true },
];
