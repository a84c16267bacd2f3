import type { Id } from '@anzhu/api/contract/codecs';
import { DocumentKind, Sex, type Guest } from '@anzhu/api/contract/guest';
import type { Room } from '@anzhu/api/contract/room';
import { formatYuan } from '@anzhu/api/rules/money';
import { nights, type StayPeriod } from '@anzhu/api/rules/stayDates';
import { formatMinute } from '@anzhu/api/rules/timeText';
import {
  cell,
  fact,
  facts,
  sheet,
  signatures,
  table,
  term,
  title,
} from './RegistrationSheet.css.ts';

export interface RegistrationSheetProps extends StayPeriod {
  hotelName: string | null;
  room: Room;
  orderId: Id;
  /** What is paid, in yuan; null where it is not told. */
  price: number | null;
  guests: readonly Guest[];
}

const columns = ['姓名', '性别', '证件类型', '证件号码', '手机号'];

const cells = ({ name, sex, documentKind, idcard, number }: Guest): string[] => [
  name,
  sex === Sex.male ? '男' : '女',
  documentKind === DocumentKind.residentId ? '居民身份证' : '其他证件',
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
    ['房间号', [room.name, room.roomTypeName].filter(Boolean).join(' · ')],
    ['订单号', String(orderId)],
    ['入住时间', formatMinute(estimatedCheckIn)],
    ['离店时间', formatMinute(estimatedCheckOut)],
    ['入住天数', `${nights(estimatedCheckIn, estimatedCheckOut)} 晚`],
    ['实付金额', price === null ? '—' : formatYuan(price)],
  ];
  return (
    <section className={sheet} data-printed="" data-theme="light">
      <h2 className={title}>{[hotelName, '住宿登记单'].filter(Boolean).join(' ')}</h2>
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
            <tr key={guest.idcard}>
              {cells(guest).map((text, place) => (
                <td key={columns[place]} className={cell}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={signatures}>
        <span>住客签名：</span>
        <span>经办人：</span>
        <span>日期：　　　年　　月　　日</span>
      </div>
    </section>
  );
}
