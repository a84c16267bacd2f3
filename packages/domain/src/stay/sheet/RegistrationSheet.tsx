import { lengthOf } from '@anzhu/api/rules/stayLength';
import { quoteLabel } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { birthOf, documentKindLabel, nationalityOf } from '@anzhu/api/contract/document';
import { Guest, sexLabel } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { nationalityName } from '@anzhu/api/rules/nationalities';
import { formatYuan } from '@anzhu/api/rules/money';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import { FactsOnPaper, Letterhead, printSheet, Signatures, Terms } from '../../paper/index.ts';
import type { GuestFields } from '../guest/guests.ts';

const { cell, row, sheet, table } = printSheet;

type AlwaysPrinted = 'name' | 'sex' | 'documentKind' | 'idcard' | 'number';

/** A guest as they are sent, or filled in. */
type PrintedGuest = Pick<GuestFields, AlwaysPrinted> & {
  readonly [Field in Exclude<keyof GuestFields, AlwaysPrinted>]?: string | undefined;
};

export interface RegistrationSheetProps extends StayPeriod {
  hotelName: string | null;
  room: Room;
  orderId: Id;
  /** The amount paid, in yuan; null where it is hidden. */
  price: number | null;
  guests: readonly PrintedGuest[];
  /** When they really came; undefined where it was not kept. */
  checkedInTime?: string | undefined;
  nights: number;
  /** Printing gives it and nothing else. @default true */
  isPrinted?: boolean | undefined;
}

const guestLabels = labelsOf(Guest);
const stayLabels = labelsOf(checkIn.input);
const orderLabels = labelsOf(Order);

const guardianOf = ({ guardianName, guardianRelation, guardianPhone }: PrintedGuest): string =>
  [guardianName, guardianRelation, guardianPhone].filter(Boolean).join(' ');

/** The columns of the guests, without empty ones. */
const columns: readonly [label: string, text: (guest: PrintedGuest) => string | undefined][] = [
  [guestLabels.name, ({ name }) => name],
  [guestLabels.sex, ({ sex }) => (sex === null ? nothing : sexLabel[sex])],
  [guestLabels.birthDate, birthOf],
  [guestLabels.nationality, (guest) => nationalityName(nationalityOf(guest))],
  [guestLabels.documentKind, ({ documentKind }) => documentKindLabel[documentKind]],
  [guestLabels.idcard, ({ idcard }) => idcard],
  [guestLabels.entryDate, ({ entryDate }) => entryDate],
  [guestLabels.stayUntil, ({ stayUntil }) => stayUntil],
  [guestLabels.number, ({ number }) => number],
  ['监护人', guardianOf],
];

/** Who keeps which copy. */
const copies = ['酒店存档联', '住客留存联'];

/**
 * 住宿登记单: what a stay is registered with, in two copies, for the printer only. While it is on the page, printing
 * gives it and nothing else.
 */
export const RegistrationSheet = (props: RegistrationSheetProps) =>
  copies.map((copy) => <Copy key={copy} copy={copy} {...props} />);

function Copy({ copy, isPrinted = true, ...props }: RegistrationSheetProps & { copy: string }) {
  const { hotelName, room, orderId, price, guests, estimatedCheckIn, estimatedCheckOut } = props;
  const filled = columns.filter(([, text]) => guests.some((guest) => text(guest)));
  return (
    <section className={sheet} {...(isPrinted && printedAlone)} data-theme="light">
      <Letterhead {...{ hotelName, copy }} name="住宿登记单" />
      <FactsOnPaper
        items={[
          {
            label: labelsOf(Room).name,
            value: [room.name, room.roomTypeName].filter(Boolean).join(' · '),
          },
          { label: orderLabels.id, value: orderId },
          {
            label: stayLabels.estimatedCheckIn,
            value: formatMinute(props.checkedInTime ?? estimatedCheckIn),
          },
          { label: orderLabels.estimatedCheckOut, value: formatMinute(estimatedCheckOut) },
          { label: orderLabels.days, value: lengthOf(props.nights, props) },
          { label: quoteLabel.lastPay, value: price === null ? nothing : formatYuan(price) },
        ]}
      />
      <table className={table}>
        <thead>
          <tr>
            {filled.map(([label]) => (
              <th key={label} scope="col" className={cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guests.map((guest) => (
            <tr key={guest.idcard} className={row}>
              {filled.map(([label, text]) => (
                <td key={label} className={cell}>
                  {text(guest)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Terms hotelName={hotelName} />
      <Signatures />
    </section>
  );
}
