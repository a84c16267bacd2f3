import type { Order } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import {
  OrderFilterBar,
  OrderTable,
  preloadOrderDialogs,
  type OrderRowAction,
} from '@anzhu/domain/order';
import { Inline, PageFrame } from '@anzhu/ui/Layout';
import { Pager } from '@anzhu/ui/Pager';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToday } from '../../clock.ts';
import { useProfile } from '../../data/useProfile.ts';
import { useRoomTypes } from '../../data/useRoomTypes.ts';
import { paths } from '../../paths.ts';
import { useOpenForm } from '../../session/loss.ts';
import { pageSizes } from '../../url/pageSizes.ts';
import { useOrderQuery, useOrders } from './data.ts';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderDialog, type OpenOrder } from './OrderDialog.tsx';

/** 订单管理: find an order, look at it, change its price, decide a refund, go on to check-in. */
export default function OrderManage() {
  const { role } = useProfile();
  const today = useToday();
  const roomTypes = useRoomTypes();
  const navigate = useNavigate();
  const { filter, page, size, setFilter, setPage, setSize } = useOrderQuery();
  const { data, error, isLoading, isStale, retry } = useOrders(filter, page, size);
  const [open, setOpen] = useState<OpenOrder | null>(null);
  useOpenForm(open !== null);
  useEffect(preloadOrderDialogs, []);

  const act = useCallback(
    (action: OrderRowAction, order: Order) => {
      if (action === 'checkIn') void navigate(paths.roomManage({ orderId: order.id }));
      else setOpen({ action, order });
    },
    [navigate],
  );

  return (
    <PageFrame>
      <OrderFilterBar
        value={filter}
        onQuery={(next) => {
          if (!setFilter(next)) void retry();
        }}
        today={today}
        roomTypes={roomTypes}
        isPending={isStale && !error}
      />
      <Inline gap={2} justify="end">
        <ExportOrders filter={filter} total={data?.page.total} />
      </Inline>
      <OrderTable
        orders={data?.page.records ?? []}
        role={role ?? Role.hotelMember}
        onAction={act}
        isLoading={isLoading}
        isStale={isStale}
        error={error && { message: error.message, onRetry: retry }}
        pageSize={size}
      />
      <Pager
        page={page}
        pageSize={size}
        total={data?.page.total ?? 0}
        onPageChange={setPage}
        onPageSizeChange={setSize}
        pageSizes={pageSizes}
      />
      {open && <OrderDialog open={open} onRefresh={retry} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
}
