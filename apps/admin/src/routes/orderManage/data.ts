import type { Id } from '@anzhu/api/contract/codecs';
import {
  changePrice,
  downloadOrders,
  getOrder,
  orderPage,
  orderStatuses,
  refundOrder,
  refuseRefund,
} from '@anzhu/api/contract/order';
import { defaultPageSize, everything } from '@anzhu/api/contract/page';
import { orderFilterInput, type OrderFilterValue } from '@anzhu/domain/order';
import * as z from 'zod/mini';
import { useAction } from '../../data/useAction.ts';
import { useCall } from '../../data/useCall.ts';
import { saveFile } from '../../data/saveFile.ts';
import { client } from '../../session/client.ts';
import { day, oneOf, optionalText, useUrlState, wholeNumber } from '../../url/useUrlState.ts';

const urlSchema = z.object({
  page: wholeNumber(1),
  size: wholeNumber(defaultPageSize),
  begin: day(),
  end: day(),
  status: oneOf(orderStatuses),
  roomType: optionalText(),
  province: optionalText(),
});

/** The state of the screen, which the URL keeps: the filter and the page. */
export function useOrderQuery() {
  const [url, setUrl] = useUrlState(urlSchema);
  const { page, size, begin, end, status, roomType, province } = url;
  const filter: OrderFilterValue = {
    days: begin && end && begin <= end ? { begin, end } : null,
    status: status ?? null,
    roomType: roomType ?? null,
    province: province ?? null,
  };
  return {
    page,
    size,
    filter,
    setPage: (next: number) => setUrl({ page: next }),
    setSize: (next: number) => setUrl({ size: next, page: 1 }),
    setFilter: ({ days, ...next }: OrderFilterValue) =>
      setUrl({
        page: 1,
        begin: days?.begin,
        end: days?.end,
        status: next.status ?? undefined,
        roomType: next.roomType === null ? undefined : String(next.roomType),
        province: next.province ?? undefined,
      }),
  };
}

/** A page of orders; the page before stays while it comes. */
export function useOrders(filter: OrderFilterValue, page: number, size: number) {
  return useCall(
    orderPage,
    { page: { page, size }, ...orderFilterInput(filter) },
    { keepPreviousData: true },
  );
}

/** One order in whole; without an id nothing is read. */
export const useOrder = (id: Id | null) => useCall(getOrder, id === null ? null : { id });

const refresh = [orderPage, getOrder];

/** What can be done with an order; the list is read again afterwards. */
export function useOrderActions() {
  return {
    changePrice: useAction(changePrice, { refresh }),
    approveRefund: useAction(refundOrder, { refresh }),
    refuseRefund: useAction(refuseRefund, { refresh }),
  };
}

/** Downloads the orders that the filter lets through, and hands the file over. */
export async function exportOrders(
  filter: OrderFilterValue,
  options: { signal: AbortSignal },
): Promise<void> {
  const page = { page: 1, size: everything };
  const input = { page, ...orderFilterInput(filter) };
  saveFile(await client.download(downloadOrders, input, options), '订单.xlsx');
}
