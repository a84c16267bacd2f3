import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { importedSheets, importKinds } from '@anzhu/api/rules/importedSheets';
import { read, utils, write } from 'xlsx';
import { expect, it } from 'vitest';
import { takeOut } from '../src/resources/dataImport/index.ts';
import { checkStore } from '../src/platform/operation/checkStore.ts';
import { onBothEngines } from './engines.ts';
import type { UserName } from './people.ts';
import { openTestApp, type TestApp } from './testApp.ts';

type Rows = readonly (readonly (string | number | null)[])[];
type Sheets = Readonly<Record<string, Rows>>;

const fileOf = (sheets: Sheets): File => {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), name);
  }
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  return new File([new Uint8Array(bytes)], '资料.xlsx');
};

interface Report {
  sheets: { sheet: string; rows: number; faults: number }[];
  faults: { sheet: string; place: string; message: string }[];
  faultCount: number;
  notes: string[];
}

async function send(
  testApp: TestApp,
  name: 'checkDataImport' | 'runDataImport',
  sheets: Sheets,
  user: UserName = 'admin',
): Promise<{ code: number; msg: string; data: Report }> {
  const form = new FormData();
  form.append('file', fileOf(sheets));
  const response = await fetch(`${testApp.url}${contract[name].path}`, {
    method: 'POST',
    headers: { authorization: testApp.tokenOf(user) },
    body: form,
  });
  return (await response.json()) as { code: number; msg: string; data: Report };
}

/** A hotel with its rooms, people, bookings and guests; the clock of tests is at 2026-03-18 10:00. */
const lakeside: Sheets = {
  说明: [['这一页不读']],
  部门: [
    ['部门名称', '上级部门', '权限角色'],
    ['湖畔店', null, '酒店管理员'],
    ['湖畔店前台', '湖畔店', '酒店员工'],
  ],
  酒店: [
    ['酒店名称', '所属部门', '酒店地址', '联系电话', '省份', '城市', '接收隔离'],
    ['安住湖畔店', '湖畔店', '湖滨路 1 号', '0571-87654321', '浙江省', '杭州市', '否'],
  ],
  床型: [
    ['酒店', '床型名称', '规格', '最多睡', '软硬度'],
    ['安住湖畔店', '大床', '1.8 米', 2, '适中'],
    ['安住湖畔店', '单人床', '1.2 米', 1, '适中'],
  ],
  房型: [
    ['安住湖畔店的房型，按门市价'],
    [
      '酒店',
      '房型名称',
      '床型',
      '床位数',
      '最多入住',
      '窗户',
      '网络',
      '早餐',
      '价格（元）',
      '隔离价格',
      '排序',
    ],
    ['安住湖畔店', '湖景大床房', '大床', 1, 2, '是', '是', '否', 388, 388, 1],
    ['安住湖畔店', '亲子房', '大床、单人床', 2, 3, '是', '是', '是', '528.5', 528.5, 2],
  ],
  房间: [
    ['酒店', '房间号', '房型', '楼层', '朝向', '房间性质'],
    ['安住湖畔店', 801, '湖景大床房', 8, '南', '普通'],
    ['安住湖畔店', '802', '湖景大床房', 8, '南', '普通'],
    ['安住湖畔店', '803', '亲子房', 8, '北', '普通'],
  ],
  用户: [
    ['用户名', '昵称', '手机号', '所属部门', '密码'],
    ['hupan.boss', '湖畔店长', '13700000001', '湖畔店', 'Hupan@2026'],
    ['hupan.desk', '湖畔前台', 13700000002, '湖畔店前台', 'Hupan@2026'],
  ],
  商品: [
    ['酒店', '商品名称', '价格', '单位'],
    ['安住湖畔店', '矿泉水', 5, '瓶'],
  ],
  协议单位: [
    ['酒店', '协议单位名称', '联系人', '联系电话', '协议价比例', '挂账额度', '有效期至'],
    ['安住湖畔店', '湖畔会展', '钱会展', '0571-88888888', 90, 50000, '2026/12/31'],
  ],
  预订: [
    ['酒店', '房型', '间数', '到店', '离店', '姓名', '手机', '收款', '支付方式', '房号', '总价'],
    [
      '安住湖畔店',
      '亲子房',
      1,
      '2026-03-20',
      '2026-03-22',
      '孙预订',
      '13700000011',
      528.5,
      '微信',
      '803',
    ],
    [
      '安住湖畔店',
      '湖景大床房',
      null,
      '2026-04-01',
      '2026-04-02',
      '周预订',
      '13700000012',
      null,
      null,
      null,
      // Cheaper than the hotel's 388.
      350,
    ],
  ],
  在住: [
    ['酒店', '房间号', '姓名', '手机号', '身份证号', '入住时间', '离店时间', '已收', '押金'],
    [
      '安住湖畔店',
      '801',
      '王在住',
      '13700000021',
      '330102199003071214',
      '2026-03-16 15:20',
      '2026-03-19',
      1164,
      200,
    ],
    ['安住湖畔店', '801', '李同住', null, '330102199203072828', null, null, null, null],
  ],
};

onBothEngines((newPlace) => {
  it('a hotel is taken in from one workbook, to the guests in its rooms', async () => {
    const testApp = await openTestApp(await newPlace());
    const { store } = testApp;
    const counts = () =>
      Promise.all(
        (['hotel', 'room', 'orders', 'bill_line', 'log', 'app_user'] as const).map((table) =>
          store.db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow(),
        ),
      );
    const before = await counts();
    const checked = await send(testApp, 'checkDataImport', lakeside);
    expect(checked.data).toMatchObject({
      faults: [],
      notes: ['未读取工作表「说明」'],
      isStored: 0,
    });
    expect(await counts()).toEqual(before);

    const done = await send(testApp, 'runDataImport', lakeside);
    expect(done.data).toMatchObject({ faults: [], faultCount: 0, isStored: 1 });
    expect(done.data.sheets).toEqual(
      importKinds.map((kind) => {
        const { name } = importedSheets[kind];
        return {
          sheet: name,
          rows: (lakeside[name]?.length ?? 0) - (kind === 'roomType' ? 2 : 1),
          faults: 0,
        };
      }),
    );
    const rooms = await store.db
      .selectFrom('room')
      .innerJoin('hotel', 'hotel.id', 'room.hotel_id')
      .select(['room.id', 'room.name', 'room.status', 'room.hotel_id'])
      .where('hotel.name', '=', '安住湖畔店')
      .orderBy('room.name')
      .execute();
    expect(rooms.map(({ name, status }) => [name, status])).toEqual([
      ['801', RoomStatus.occupied],
      ['802', RoomStatus.vacant],
      ['803', RoomStatus.vacant],
    ]);
    const orders = await store.db
      .selectFrom('orders')
      .select(['id', 'booker_name', 'status', 'last_pay', 'assigned_room_id', 'arrive_time'])
      .where('hotel_id', '=', rooms[0]?.hotel_id ?? 0)
      .orderBy('id')
      .execute();
    expect(orders).toMatchObject([
      {
        booker_name: '孙预订',
        status: OrderStatus.unpaid,
        last_pay: 105_700,
        assigned_room_id: rooms[2]?.id,
      },
      { booker_name: '周预订', status: OrderStatus.unpaid, last_pay: 35_000 },
      { booker_name: '王在住', status: OrderStatus.checkedIn, arrive_time: '2026-03-16 15:20:00' },
    ]);
    const stay = await store.db
      .selectFrom('stay')
      .select(['check_in_time', 'leave_time', 'ended_time'])
      .where('order_id', '=', orders[2]?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(stay).toEqual({
      check_in_time: '2026-03-16 15:20:00',
      leave_time: '2026-03-19 12:00:00',
      ended_time: null,
    });
    const bill = await testApp.as('admin', 'getBill', { orderId: orders[2]?.id });
    expect(bill.data).toMatchObject({ charged: 1164, paid: 1164, deposit: 200, open: 0 });
    const engine = store.engine;
    expect(await checkStore(store.db, engine)).toEqual([]);

    // The same file is not imported twice; another one names what is there.
    expect(await send(testApp, 'runDataImport', lakeside)).toMatchObject({
      code: Code.conflict,
      msg: '该文件已导入',
    });
    const again = await send(testApp, 'runDataImport', { ...lakeside, 商品: [] });
    expect(again.code).toBe(Code.refused);
    expect(again.data.faults).toContainEqual({
      sheet: '房间',
      place: 'B2',
      message: expect.stringContaining('已存在'),
    });
  });

  it('what is taken out of a hotel is read back by the import, and is the same', async () => {
    const taken = async (testApp: TestApp): Promise<Sheets> => {
      const { db } = testApp.store;
      const hotel = await db
        .selectFrom('hotel')
        .select(['id', 'name', 'department_id as departmentId'])
        .where('name', '=', '安住湖畔店')
        .executeTakeFirstOrThrow();
      const book = await takeOut({ db, hotel, now: '2026-03-18 10:00:00' });
      const { Sheets: sheets } = read(await new Response(book).arrayBuffer());
      const kept = importKinds.map((kind) => importedSheets[kind].name);
      return Object.fromEntries(
        kept.map((name) => [
          name,
          utils.sheet_to_json<(string | number | null)[]>(sheets[name] ?? {}, {
            header: 1,
            defval: null,
          }),
        ]),
      );
    };
    const first = await openTestApp(await newPlace());
    expect((await send(first, 'runDataImport', lakeside)).code).toBe(Code.success);
    const out = await taken(first);
    expect(out['在住']).toHaveLength(3);
    expect(out['预订']).toHaveLength(3);
    const [heads = [], ...users] = out['用户'] ?? [];
    const password = heads.indexOf('密码');
    const withPasswords = {
      ...out,
      用户: [heads, ...users.map((row) => row.with(password, 'Hupan@2026'))],
    };
    const second = await openTestApp(await newPlace());
    expect((await send(second, 'runDataImport', withPasswords)).data.faults).toEqual([]);
    expect(await taken(second)).toEqual(out);
  });

  it('with a single fault nothing is stored; each is named by its sheet and its cell', async () => {
    const testApp = await openTestApp(await newPlace());
    const before = await testApp.store.db.selectFrom('bed_type').select('id').execute();
    const faulty: Sheets = {
      床型: [
        ['床型名称', '最多睡', '软硬度', '颜色'],
        ['圆床', 2, '适中', '红'],
        ['吊床', '三', '太软', '绿'],
      ],
      房间: [
        ['房间号', '房型', '楼层', '朝向', '房间性质'],
        ['9901', '没有的房型', 99, '南', '普通'],
      ],
      预订: [['房型', '姓名']],
      在住: [
        ['房间号', '姓名', '证件号码', '入住时间', '离店时间'],
        ['9902', '王在住', 330102199003071200, '2026-03-16', '2026-03-19'],
      ],
    };
    const { code, msg, data } = await send(testApp, 'runDataImport', faulty, 'manager');
    expect([code, msg]).toEqual([Code.refused, `共 ${data.faultCount} 处有误，未导入任何资料`]);
    const at = (sheet: string, place: string, message: string) => ({
      sheet,
      place,
      message: expect.stringContaining(message),
    });
    expect(data.faults).toEqual(
      expect.arrayContaining([
        at('床型', 'B3', '最多睡应为'),
        at('床型', 'C3', '软硬度应为'),
        at('房间', 'B2', '房型「没有的房型」不存在'),
        at('预订', '', '缺少列「预计入住」'),
        at('在住', 'C2', '末几位已丢失'),
      ]),
    );
    expect(data.notes).toEqual(['工作表「床型」的列「颜色」未读取']);
    expect(await testApp.store.db.selectFrom('bed_type').select('id').execute()).toEqual(before);
  });

  it('who manages a hotel imports into it alone, and staff do not import', async () => {
    const testApp = await openTestApp(await newPlace());
    const items = (hotel: string | null): Sheets => ({
      商品: [
        ['酒店', '商品名称', '价格'],
        [hotel, '雨伞', 25],
      ],
    });
    const far = await testApp.store.db
      .selectFrom('hotel')
      .select('name')
      .where('id', '=', testApp.property.far.hotelId)
      .executeTakeFirstOrThrow();
    const other = await send(testApp, 'runDataImport', items(far.name), 'manager');
    expect(other.data.faults).toEqual([
      { sheet: '商品', place: 'A2', message: `酒店「${far.name}」不存在` },
    ]);
    const hotel = {
      酒店: [
        ['酒店名称', '所属部门'],
        ['新店', '前台'],
      ],
    };
    expect(await send(testApp, 'runDataImport', hotel, 'manager')).toMatchObject({
      code: Code.refused,
      data: { faultCount: 1 },
    });
    expect(await send(testApp, 'runDataImport', items(null), 'manager')).toMatchObject({
      code: Code.success,
      data: { isStored: 1 },
    });
    expect((await send(testApp, 'runDataImport', items(null), 'staff')).code).toBe(
      Code.noPermission,
    );
  });

  it('an admin names the hotel; who has a shift open hands it over before guests are imported', async () => {
    const testApp = await openTestApp(await newPlace());
    const rooms: Sheets = {
      房间: [
        ['房间号', '房型', '楼层', '朝向', '房间性质'],
        ['9901', '大床房', 99, '南', '普通房'],
      ],
    };
    expect((await send(testApp, 'checkDataImport', rooms)).data.faults).toEqual([
      { sheet: '房间', place: '第 2 行', message: '酒店不能为空' },
    ]);
    const items = {
      商品: [
        ['商品名称', '价格'],
        ['雨伞', 25],
      ],
    };
    expect((await testApp.as('manager', 'openShift', { opening: 500 })).code).toBe(Code.success);
    expect((await send(testApp, 'runDataImport', items, 'manager')).code).toBe(Code.success);
    const bookings = {
      预订: [
        ['房型', '姓名', '到店', '离店', '手机', '收款', '支付方式'],
        ['大床房', '王预订', '2026-03-20', '2026-03-21', '13700000011', 100, '微信'],
      ],
    };
    expect(await send(testApp, 'runDataImport', bookings, 'manager')).toMatchObject({
      code: Code.conflict,
      msg: '请先交班，再导入资料：已收的款不计入当前班次',
    });
  });

  it('the template has every sheet, and is read by the import', async () => {
    const testApp = await openTestApp(await newPlace());
    const response = await testApp.download('manager', 'downloadImportTemplate');
    const { SheetNames, Sheets: sheets } = read(await response.arrayBuffer());
    expect(SheetNames).toEqual([
      ...importKinds.map((kind) => importedSheets[kind].name),
      '填写说明',
    ]);
    for (const kind of importKinds) {
      const { name, columns } = importedSheets[kind];
      const [heads] = utils.sheet_to_json<string[]>(sheets[name] ?? {}, { header: 1 });
      expect(heads).toEqual(columns.map(({ title }) => title));
    }
  });
});
