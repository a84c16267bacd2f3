import { documentKindLabel } from '@anzhu/api/contract/document';
import { InvoiceState } from '@anzhu/api/contract/invoice';
import { orderStatusLabel } from '@anzhu/api/contract/order';
import { toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import { erasedName } from '../../platform/cleanUp/erase.ts';
import { hasMoney, isOrderOver, orderEnd } from '../../platform/cleanUp/retention.ts';
import type { Db } from '../../platform/db/store.ts';
import { PendingState } from '../../platform/db/tables/order.ts';
import { batchSize, matched, named, walk, type Search, type Source } from './source.ts';

/** Orders by who booked them, with the bill of each that has money on it. */
export async function orders(db: Db, { sought, now }: Search): Promise<Source[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
    .leftJoin('customer', 'customer.id', 'orders.customer_id')
    .selectAll('orders')
    .select(['hotel.name as hotel_name', 'customer.nick_name'])
    .select(sql<number>`case when ${hasMoney} then 1 else 0 end`.as('has_money'))
    .where(named(db, 'orders', 'booker_name', sought))
    .orderBy('orders.id')
    .execute();
  return matched(
    sought,
    rows.map((row) => ({
      kind: Number(row.has_money) === 1 ? ('order' as const) : ('booking' as const),
      id: row.id,
      title: `${row.hotel_name} 订单 ${row.id}`,
      time: row.arrive_time,
      name: row.booker_name,
      idcard: row.idcard,
      phone: row.phone,
      start: orderEnd(row, now),
      // Also one on which money is open: who owes it is needed.
      isOpen: row.left_open === 1 || !isOrderOver(row, now),
      target: { kind: 'order' as const, id: row.id },
      hotelId: row.hotel_id,
      facts: {
        订单号: row.id,
        酒店: row.hotel_name,
        订单状态: orderStatusLabel[row.status],
        预订人: row.booker_name,
        证件号码: row.idcard,
        手机号: row.phone,
        客户: row.customer_name,
        昵称: row.nick_name,
        渠道: row.source_name,
        预计入住: row.arrive_time,
        预计离店: row.leave_time,
        下单时间: row.created_time,
        '应付金额（元）': toYuan(row.pay),
        '实付金额（元）': toYuan(row.last_pay),
        团队号: row.group_no,
        备注: row.note,
        退款原因: row.refund_reason,
      },
    })),
  );
}

/** Guests whom orders expect. */
export async function expected(db: Db, { sought, now }: Search): Promise<Source[]> {
  const rows = await db
    .selectFrom('expected_guest')
    .innerJoin('orders', 'orders.id', 'expected_guest.order_id')
    .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
    .selectAll('expected_guest')
    .select([
      'orders.arrive_time',
      'orders.leave_time',
      'orders.status',
      'orders.hotel_id',
      'hotel.name as hotel_name',
    ])
    .where(named(db, 'expected_guest', 'name', sought))
    .orderBy('expected_guest.id')
    .execute();
  return matched(
    sought,
    rows.map((row) => ({
      kind: 'expected' as const,
      id: row.id,
      title: `${row.hotel_name} 订单 ${row.order_id}`,
      time: row.arrive_time,
      name: row.name,
      idcard: row.idcard,
      phone: row.phone,
      start: orderEnd(row, now),
      isOpen: !isOrderOver(row, now),
      target: { kind: 'order' as const, id: row.order_id },
      hotelId: row.hotel_id,
      facts: {
        订单号: row.order_id,
        姓名: row.name,
        证件类型: documentKindLabel[row.document_kind],
        证件号码: row.idcard,
        手机号: row.phone,
        预计入住: row.arrive_time,
        预计离店: row.leave_time,
      },
    })),
  );
}

/** Bookings of channels that no room was found for: who books is in what was sent. */
export async function pendingOrders(db: Db, { sought, now }: Search): Promise<Source[]> {
  const all = walk((after) =>
    db
      .selectFrom('pending_order')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute(),
  );
  const found: Source[] = [];
  for await (const row of all) {
    const sent = JSON.parse(row.sent) as Record<string, unknown>;
    const text = (key: string): string => (typeof sent[key] === 'string' ? sent[key] : '');
    found.push(
      ...matched(sought, [
        {
          kind: 'pendingOrder' as const,
          id: row.id,
          title: `${row.channel} ${row.external_id}`,
          time: row.created_time,
          name: text('name'),
          idcard: text('idcard'),
          phone: text('number'),
          start: row.leave_time <= now ? row.leave_time : null,
          isOpen: row.state === PendingState.waiting && row.leave_time > now,
          target: { kind: 'pendingOrder' as const, id: row.id },
          hotelId: row.hotel_id,
          facts: {
            渠道: row.channel,
            渠道单号: row.external_id,
            预订人: text('name'),
            证件号码: text('idcard'),
            手机号: text('number'),
            收到时间: row.created_time,
            预计离店: row.leave_time,
          },
        },
      ]),
    );
  }
  return found;
}

/** Invoices of the person's own orders, and those that are made out to the name. */
export async function invoices(
  db: Db,
  { sought }: Search,
  own: readonly Source[],
): Promise<Source[]> {
  const orderIds = new Set(own.map(({ id }) => id));
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .selectAll('invoice')
    .select('orders.hotel_id')
    .where((eb) =>
      eb.and([
        eb('invoice.title', '<>', erasedName),
        eb.or([eb('invoice.title', '=', sought.name), eb('order_id', 'in', [0, ...orderIds])]),
      ]),
    )
    .orderBy('invoice.id')
    .execute();
  return rows.map((row) => ({
    kind: 'invoice' as const,
    id: row.id,
    title: `订单 ${row.order_id} 的发票`,
    time: row.created_time,
    name: row.title,
    idcard: '',
    phone: '',
    match: orderIds.has(row.order_id) ? ('own' as const) : ('check' as const),
    start: row.issued_time ?? row.created_time,
    isOpen: row.state === InvoiceState.requested || row.state === InvoiceState.issuing,
    isIssued: row.state !== InvoiceState.requested,
    target: { kind: 'invoice' as const, id: row.id },
    hotelId: row.hotel_id,
    facts: {
      订单号: row.order_id,
      发票抬头: row.title,
      税号: row.tax_number,
      收票邮箱: row.mail,
      '开票金额（元）': toYuan(row.amount),
      发票号码: row.number,
      申请时间: row.created_time,
      备注: row.note,
    },
  }));
}

/** Lines on the bills of the person's own orders: sums without a name. */
export async function bills(db: Db, own: readonly Source[]): Promise<Source[]> {
  const paid = new Map(own.filter(({ kind }) => kind === 'order').map((one) => [one.id, one]));
  const rows = await db
    .selectFrom('bill_line')
    .select(['id', 'order_id', 'kind', 'amount', 'note', 'created_time'])
    .where('order_id', 'in', [0, ...paid.keys()])
    .orderBy('id')
    .execute();
  const kinds = { 1: '消费', 2: '押金', 3: '收款', 4: '退款' } as const;
  return rows.flatMap((row) => {
    const order = paid.get(row.order_id);
    if (!order) return [];
    return [
      {
        ...order,
        kind: 'bill' as const,
        id: row.id,
        title: `订单 ${row.order_id} ${kinds[row.kind]} ${toYuan(row.amount)} 元`,
        time: row.created_time,
        name: '',
        idcard: '',
        phone: '',
        isOpen: false,
        facts: {
          订单号: row.order_id,
          项目: kinds[row.kind],
          '金额（元）': toYuan(row.amount),
          时间: row.created_time,
          备注: row.note,
        },
      },
    ];
  });
}
