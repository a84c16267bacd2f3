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
import { nameIn, StatusTag, type StatusLook } from '../kit/index.ts';
import { RecordPicture } from '../record/index.ts';

const label = labelsOf(Discount);
const expired: StatusLook = { label: '已过期', tone: 'neutral', icon: 'clock' };

/** What the columns depend on. */
export interface DiscountFactsOptions {
  hotels: HotelChoice;
  /** All that the user may see: exclusions name them. Undefined while they are loading. */
  discounts: readonly Discount[] | undefined;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** The columns of the discounts without their actions. Keep them in a memo. */
export const discountFacts = ({
  hotels,
  discounts,
  now,
}: DiscountFactsOptions): Column<Discount>[] => [
  { id: 'name', header: label.name, width: 136, pin: 'start', cell: ({ name }) => name },
  {
    id: 'picture',
    header: label.picture,
    width: 80,
    cell: ({ name, picture }) => <RecordPicture src={picture} alt={name} />,
  },
  ...hotelColumns(hotels),
  { id: 'discounts', header: label.discounts, width: 112, cell: reductionInWords },
  { id: 'effect', header: label.effectCondition, width: 104, cell: conditionInWords },
  {
    id: 'validityTime',
    header: label.validityTime,
    width: 240,
    cell: ({ validityTime }) => (
      <Inline gap={2}>
        <TimeCell value={validityTime} precision="second" />
        {validityTime !== null && validityTime < now && <StatusTag look={expired} />}
      </Inline>
    ),
  },
  {
    id: 'exclusion',
    header: label.exclusiveType,
    width: 184,
    cell: (row) => exclusionInWords(row, nameIn(discounts)),
  },
];

/** What 查看 shows besides. */
export const discountDescription: Column<Discount>[] = [
  { id: 'description', header: label.description, cell: ({ description }) => description },
];
