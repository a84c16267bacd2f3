import { Discount } from '@anzhu/api/contract/discount';
import { labelsOf } from '@anzhu/api/contract/label';
import {
  conditionInWords,
  exclusionInWords,
  reductionInWords,
} from '@anzhu/api/rules/discountWords';
import { Inline } from '@anzhu/ui/Layout';
import { TimeCell, type Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { fieldColumns, StatusTag, type StatusLook } from '../kit/index.ts';
import { RecordPicture } from '../record/index.ts';

const labels = labelsOf(Discount);
const { column, text } = fieldColumns<Discount, keyof typeof labels>(labels);
const expired: StatusLook = { label: '已过期', tone: 'neutral', icon: 'clock' };

/** What the columns depend on. */
export interface DiscountFactsOptions {
  hotels: HotelChoice;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** The columns of the discounts without their actions. Keep them in a memo. */
export const discountFacts = ({ hotels, now }: DiscountFactsOptions): Column<Discount>[] => [
  text('name', 136, { pin: 'start' }),
  column('picture', 80, ({ name, picture }) => <RecordPicture src={picture} alt={name} />, {
    phone: 'hidden',
  }),
  ...hotelColumns(hotels),
  column('discounts', 112, reductionInWords, { phone: 'mark' }),
  column('effectCondition', 104, conditionInWords, { id: 'effect', phone: 'second' }),
  column(
    'validityTime',
    216,
    ({ validityTime }) => (
      <Inline gap={2}>
        <TimeCell value={validityTime} precision="minute" />
        {validityTime !== null && validityTime < now && <StatusTag look={expired} />}
      </Inline>
    ),
    { phone: 'third' },
  ),
  column('exclusiveType', 184, (row) => exclusionInWords(row), {
    id: 'exclusion',
    phone: 'hidden',
  }),
];

/** What 查看 shows besides. */
export const discountDescription: Column<Discount>[] = [
  { id: 'description', header: labels.description, cell: ({ description }) => description },
];

/** What decides: 9 折 · 满 3 晚. */
export const discountLead = (discount: Discount): string[] => [
  reductionInWords(discount),
  conditionInWords(discount),
];
