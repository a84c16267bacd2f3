import type { Bill } from '@anzhu/api/contract/bill';
import { sum, open, strip } from './BillStrip.css.ts';
import { totalsOf } from './totals.ts';

/** What is open on a bill, and beside it what it is made of: in the record of an order or a room. */
export function BillStrip({ bill }: { bill: Bill }) {
  const [charged, paid, deposit, openSum] = totalsOf(bill);
  const items = [openSum, charged, paid, ...(bill.deposit === 0 ? [] : [deposit])];
  return (
    <dl className={strip} aria-label="账单">
      {items.map(
        (item) =>
          item && (
            <div key={item.label} className={sum}>
              <dt>{item.label}</dt>
              <dd className={item === openSum ? open({ isOpen: bill.open !== 0 }) : undefined}>
                {item.value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
