import { type PayMethod, payMethodLabel } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { capitalSum } from '@anzhu/api/rules/capitalSum';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import * as css from './depositSheet.css.ts';
import { sheet } from './printSheet.css.ts';
import { FactsOnPaper, Letterhead, Signatures } from './SheetParts.tsx';

/** A deposit that was taken: one line of a bill. */
export interface PrintedDeposit {
  /** Of its line: the number of the receipt. */
  id: Id;
  orderId: Id;
  guest: string | null;
  /** Number and type of the room. */
  room: string;
  /** Yuan. */
  amount: number;
  method: PayMethod;
  /** `yyyy-MM-dd HH:mm:ss`; null where it is not known. */
  time: string | null;
}

export interface DepositSheetProps {
  hotelName: string | null;
  deposit: PrintedDeposit;
  /** Printing gives it and nothing else. @default true */
  isPrinted?: boolean | undefined;
}

/** Who keeps which copy. */
const copies = ['酒店存根联', '住客留存联'];

/** 押金单: the receipt of a deposit, for the printer only, two copies on one page. */
export function DepositSheet({ hotelName, deposit, isPrinted = true }: DepositSheetProps) {
  const { id, orderId, guest, room, amount, method, time } = deposit;
  return (
    <section
      className={sheet}
      {...(isPrinted && printedAlone)}
      data-theme="light"
      aria-label="押金单"
    >
      {copies.map((copy) => (
        <article key={copy} className={css.copy}>
          <Letterhead {...{ hotelName, copy }} name="押金单" />
          <FactsOnPaper
            items={[
              { label: '编号', value: id },
              { label: '订单号', value: orderId },
              { label: '住客', value: guest ?? nothing },
              { label: '房间', value: room || nothing },
              { label: '支付方式', value: payMethodLabel[method] },
              { label: '时间', value: time === null ? nothing : formatMinute(time) },
            ]}
          />
          <p className={css.total}>
            <span>押金（大写）：人民币{capitalSum(amount)}</span>
            <span className={css.sum}>{formatYuan(amount)}</span>
          </p>
          <p className={css.note}>退房时凭本单退还押金，请妥善保管。</p>
          <Signatures />
        </article>
      ))}
    </section>
  );
}
