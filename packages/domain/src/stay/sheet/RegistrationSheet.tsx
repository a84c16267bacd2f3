import type { Id } from '@anzhu/api/contract/codecs';
import { documentKindLabel, Guest, sexLabel } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { Room } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { formatYuan } from '@anzhu/api/rules/money';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import { Letterhead, printSheet, Signatures } from '../../kit/index.ts';

const { cell, fact, facts, row, sheet, table, term } = printSheet;

export interface RegistrationSheetProps extends StayPeriod {
  hotelName: string | null;
  room: Room;
  orderId: Id;
  /** The amount paid, in yuan; null where it is hidden. */
  price: number | null;
  guests: readonly Guest[];
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

const cells = ({ name, sex, documentKind, idcard, number }: Guest): string[] => [
  name,
  sexLabel[sex],
  documentKindLabel[documentKind],
  idcard,
  number,
];

/**
 * 住宿登记单: what a stay is registered with, for the printer only. While it is on the page, printing
 * gives it and nothing else.
 */
export function RegistrationSheet(props: RegistrationSheetProps) {
  const { hotelName, room, orderId, price, guests, estimatedCheckIn, estimatedCheckOut } = props;
  const lines: [string, string][] = [
    [labelsOf(Room).name, [room.name, room.roomTypeName].filter(Boolean).join(' · ')],
    [orderLabels.id, orderId],
    [stayLabels.estimatedCheckIn, formatMinute(estimatedCheckIn)],
    [stayLabels.estimatedCheckOut, formatMinute(estimatedCheckOut)],
    [orderLabels.days, `${props.nights} 晚`],
    [orderLabels.lastPay, price === null ? '—' : formatYuan(price)],
  ];
  return (
    <section className={sheet} {...printedAlone} data-theme="light">
      <Letterhead hotelName={hotelName} name="住宿登记单" />
      <dl className={facts}>
        {lines.map(([label, value]) => (
          <div key={label} className={fact}>
            <dt className={term}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
      <Signatures />
    </section>
  );
}
