import type { Id } from '@anzhu/api/contract/codecs';
import { type AskedField, documentKindLabel } from '@anzhu/api/contract/document';
import { Guest, sexLabel } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { formatYuan } from '@anzhu/api/rules/money';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import { FactsOnPaper, Letterhead, printSheet, Signatures, Terms } from '../../paper/index.ts';
import type { GuestFields } from '../guest/guests.ts';

const { cell, row, sheet, table } = printSheet;

/** A guest as they are sent, or filled in. */
type PrintedGuest = Pick<GuestFields, 'name' | 'sex' | 'documentKind' | 'idcard' | 'number'> &
  Partial<Record<AskedField, string | undefined>>;

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
}

const guestLabels = labelsOf(Guest);
const stayLabels = labelsOf(checkIn.input);
const orderLabels = labelsOf(Order);

const columns = [
  guestLabels.name,
  guestLabels.sex,
  guestLabels.documentKind,
  guestLabels.idcard,
  guestLabels.number,
];

const cells = ({ name, sex, documentKind, idcard, number }: PrintedGuest): string[] => [
  name,
  sex === null ? nothing : sexLabel[sex],
  documentKindLabel[documentKind],
  idcard,
  number,
];

/** Who keeps which copy. */
const copies = ['酒店存档联', '住客留存联'];

/**
 * 住宿登记单: what a stay is registered with, in two copies, for the printer only. While it is on the page, printing
 * gives it and nothing else.
 */
export const RegistrationSheet = (props: RegistrationSheetProps) =>
  copies.map((copy) => <Copy key={copy} copy={copy} {...props} />);

function Copy({ copy, ...props }: RegistrationSheetProps & { copy: string }) {
  const { hotelName, room, orderId, price, guests, estimatedCheckIn, estimatedCheckOut } = props;
  return (
    <section className={sheet} {...printedAlone} data-theme="light">
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
          { label: orderLabels.days, value: `${props.nights} 晚` },
          { label: orderLabels.lastPay, value: price === null ? nothing : formatYuan(price) },
        ]}
      />
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guests.map((guest) => (
            <tr key={guest.idcard} className={row}>
              {cells(guest).map((text, index) => (
                <td key={columns[index]} className={cell}>
                  {text}
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
