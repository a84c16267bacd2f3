import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus, orderStatuses } from '@anzhu/api/contract/order';
import { provinces } from '@anzhu/api/rules/provinces';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addOrder } from './property.ts';
import { readSheet } from './readSheet.ts';

/** Orders of four months, spread over everything that filters ask for. */
async function addMany({ put, property }: TestApp): Promise<void> {
  await put(async (tx) => {
    for (let number = 0; number < 400; number += 1) {
      const side = number % 3 === 0 ? property.far : property.near;
      const day = String((number % 28) + 1).padStart(2, '0');
      const month = String((number % 4) + 1).padStart(2, '0');
      await addOrder(
        tx,
        { hotelId: side.hotelId, typeId: number % 2 === 0 ? side.typeId : side.otherTypeId },
        {
          // Checked in without a stay there is none.
          status: orderStatuses[number % 7 === OrderStatus.checkedIn ? 4 : number % 7] ?? 0,
          province: provinces[(number * number) % 5] ?? '',
          created_time: `2026-${month}-${day} ${number % 2 === 0 ? '00:00:00' : '23:59:59'}`,
        },
      );
    }
  });
}

/** The same list, read the plain way. */
async function plainly(
  { store }: TestApp,
  filters: Record<string, unknown>,
  hotelId: number | null,
) {
  const rows = await store.db.selectFrom('orders').selectAll().execute();
  return rows
    .filter(
      (row) =>
        (hotelId === null || row.hotel_id === hotelId) &&
        (filters['status'] === undefined || row.status === Number(filters['status'])) &&
        (filters['roomType'] === undefined || row.room_type_id === filters['roomType']) &&
        (filters['province'] === undefined || row.province === filters['province']) &&
        (filters['beginTime'] === undefined || row.created_time >= String(filters['beginTime'])) &&
        (filters['endTime'] === undefined || row.created_time <= String(filters['endTime'])),
    )
    .toSorted(
      (one, other) =>
        (one.created_time < other.created_time
          ? 1
          : one.created_time > other.created_time
            ? -1
            : 0) || other.id - one.id,
    )
    .map((row) => row.id);
}

onBothEngines((newPlace) => {
  it('finds every page of every combination of filters, with exact totals', async () => {
    const testApp = await openTestApp(await newPlace());
    await addMany(testApp);
    const { near, far } = testApp.property;
    const days = [
      {},
      { beginTime: '2026-02-01 00:00:00', endTime: '2026-02-28 23:59:59' },
      { beginTime: '2026-01-03 00:00:00', endTime: '2026-04-26 23:59:59' },
      { beginTime: '2026-02-10 23:59:59', endTime: '2026-02-20 00:00:00' },
      { beginTime: '2026-03-27 00:00:00' },
      { endTime: '2026-01-02 23:59:59' },
      { beginTime: '2026-03-05 00:00:00', endTime: '2026-03-04 00:00:00' },
    ];
    const filters = days.flatMap((span) =>
      [{}, { status: 4 }].flatMap((status) =>
        [{}, { province: provinces[4] }].flatMap((province) =>
          [{}, { roomType: near.typeId }].map((type) => ({
            ...span,
            ...status,
            ...province,
            ...type,
          })),
        ),
      ),
    );
    for (const filter of filters) {
      for (const [user, hotelId] of [
        ['admin', null],
        ['farManager', far.hotelId],
      ] as const) {
        const right = await plainly(testApp, filter, hotelId);
        const pages = Math.ceil(right.length / 10);
        for (const page of new Set([1, 2, Math.ceil(pages / 2), pages, pages + 1])) {
          if (page < 1) continue;
          const answer = await testApp.as(user, 'orderPage', {
            page: { page, size: 10 },
            ...filter,
          });
          const which = `${user} ${JSON.stringify(filter)} page ${page}`;
          expect(answer.data.page, which).toMatchObject({
            total: right.length,
            current: page,
            size: 10,
            pages,
          });
          const ids = answer.data.page.records.map((order) => order.id);
          expect(ids, which).toEqual(right.slice((page - 1) * 10, page * 10));
        }
      }
    }
    await expectSound(testApp);
  });

  it('masks in lists, shows whole one by one, and writes down who looked', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, { phone: '13812345678', idcard: '330106199001011234' }),
    );
    const list = await testApp.as('staff', 'orderPage');
    expect(list.data.page.records).toMatchObject([
      {
        id,
        number: '138****5678',
        idcard: '3301********1234',
        hotelName: '近店',
        roomTypeName: '双床房',
        days: 2,
        pay: 600,
        lastPay: 540,
        currentStatus: '已支付',
        userPO: null,
      },
    ]);
    const whole = await testApp.as('staff', 'getOrder', { id });
    expect(whole.data).toMatchObject({ number: '13812345678', idcard: '330106199001011234' });
    const log = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'create_by'])
      .where('target_kind', '=', 'order')
      .execute();
    expect(log).toEqual([{ sketch: `查看订单 ${id} 的完整信息`, create_by: 'staff' }]);
    expect((await testApp.as('farManager', 'getOrder', { id })).code).toBe(Code.notFound);
    expect((await testApp.as('admin', 'getOrder', { id: 'x' })).code).toBe(Code.notFound);
    expect((await testApp.as('guard', 'orderPage')).code).toBe(Code.noPermission);
  });

  it('writes down what a price was and what it became', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await testApp.put((tx) => addOrder(tx, testApp.property.near, { status: 0 }));
    const change = (lastPay: unknown) => testApp.as('manager', 'changePrice', { id, lastPay });
    expect((await change('499.90')).code).toBe(200);
    for (const wrong of [-0.01, 1_000_000, 1.005, 'abc', '', null]) {
      const answer = await change(wrong);
      expect(answer, String(wrong)).toMatchObject({ status: 200, code: Code.invalid });
      expect(answer.msg).toContain('新价格');
    }
    const { last_pay } = await testApp.store.db
      .selectFrom('orders')
      .select('last_pay')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(last_pay).toBe(49_990);
    const log = await testApp.store.db
      .selectFrom('log')
      .select(['before_values', 'after_values'])
      .where('target_kind', '=', 'order')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(log.before_values ?? '')).toEqual({ 实付金额: 540 });
    expect(JSON.parse(log.after_values ?? '')).toEqual({ 实付金额: 499.9 });
  });

  it('exports what the filters show: whole numbers as text, formulas made harmless, written down', async () => {
    const testApp = await openTestApp(await newPlace());
    await addMany(testApp);
    const id = await testApp.put((tx) =>
      addOrder(tx, testApp.property.near, {
        customer_name: '=HYPERLINK("http://x")',
        booker_name: '<&>\u0001',
        phone: '013812345678',
        idcard: '012345678901234567',
        refund_reason: '-1+1',
        created_time: '2026-05-01 08:00:00',
      }),
    );
    const answer = await testApp.download('manager', 'downloadOrders', {
      page: { page: 1, size: 9_999_999 },
    });
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('订单_20260318100000.xlsx')}`,
    );
    const rows = readSheet(Buffer.from(await answer.arrayBuffer()));
    const right = await plainly(testApp, {}, testApp.property.near.hotelId);
    expect(rows).toHaveLength(right.length + 1);
    expect(rows[0]?.slice(0, 4)).toEqual(['订单号', '酒店', '客户', '客源省份']);
    expect(rows.slice(1).map(([number]) => Number(number))).toEqual(right);
    expect(rows[1]).toEqual([
      String(id),
      '近店',
      `'=HYPERLINK("http://x")`,
      '浙江',
      '双床房',
      2,
      600,
      540,
      `'-1+1`,
      '已支付',
      '2026-05-01 08:00:00',
      '<&>',
      '013812345678',
      '012345678901234567',
      '2026-03-18 14:00:00',
      '2026-03-20 12:00:00',
      ...Array.from({ length: 5 }, () => null),
      '预付',
      null,
    ]);
    const some = await testApp.download('manager', 'downloadOrders', {
      province: '北京',
      status: 4,
    });
    const few = readSheet(Buffer.from(await some.arrayBuffer()));
    const log = await testApp.store.db
      .selectFrom('log')
      .select(['after_values', 'create_by'])
      .where('sketch', 'like', '导出订单%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(log.after_values ?? '')).toEqual({
      订单状态: '已完成',
      客源省份: '北京',
      行数: few.length - 1,
    });
    expect(log.create_by).toBe('manager');
  });
});
