import { formatIssues } from '@anzhu/api/contract/issues';
import { changePrice, type Order } from '@anzhu/api/contract/order';

/**
 * What is wrong with a new price in yuan; nothing when it can be sent. The limits are those of the
 * call itself.
 */
export function newPriceError(
  { id, lastPay }: Pick<Order, 'id' | 'lastPay'>,
  price: number | null,
): string | undefined {
  if (price === null) return '请输入新价格';
  if (price === lastPay) return '新价格与当前价格相同';
  const { error } = changePrice.input.safeParse({ id, lastPay: price });
  return error && formatIssues(changePrice.input, error.issues).fields['lastPay'];
}
