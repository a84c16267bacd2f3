import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderStatus } from '../../packages/api/src/contract/order.ts';
import { Code } from '../../packages/api/src/contract/envelope.ts';
import { addRoom, listRooms } from '../../packages/api/src/contract/room.ts';
import { cleanRoom, listGuests } from '../../packages/api/src/contract/stay.ts';
import { removeHotels } from '../../.storybook/browser/world/hotels.ts';
import { fail, mock, never, refuse } from '../../.storybook/browser/index.ts';
import { readSession } from '../../apps/admin/src/session/store.ts';
import {
  choose,
  confirm,
  dialog,
  hotel,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
  messageShown,
  otherBackEnd,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/房间管理',
  args: { path: '/index/roomManage' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible cards, once loaded. */
const cards = (): Promise<HTMLElement[]> => screen.findAllByRole('cell');

/** The card of a room. */
async function card(room: string): Promise<HTMLElement> {
  const found = (await cards()).find((one) => new RegExp(`^${room}\\D`).test(one.textContent));
  if (!found) throw new Error(`there is no room ${room}`);
  return found;
}

/** Presses the next step on a card. */
async function press(room: string, action: string): Promise<void> {
  await userEvent.click(within(await card(room)).getByRole('button', { name: action }));
}

/** Runs an action of a room's menu. */
async function pressInMenu(room: string, action: string): Promise<void> {
  await press(room, '更多');
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Opens the record of a room. */
async function openRoom(room: string): Promise<ReturnType<typeof within>> {
  await userEvent.click(await card(room));
  return within(await screen.findByRole('complementary', { name: new RegExp(`^${room} · `) }));
}

/** Waits until a card shows a status. */
const shows = (room: string, status: string): Promise<void> =>
  waitFor(async () => expect(within(await card(room)).getByText(status)).toBeInTheDocument());

const guest = { name: '示例甲', idcard: '999999199001010016', phone: '19900009001' };

/** Fills in the focused row; Enter moves from field to field. */
async function typeGuest(): Promise<void> {
  const { name, idcard, phone: number } = guest;
  await userEvent.keyboard(`${name}{Enter}${idcard}{Enter}${number}`);
}

export const Success: Story = {
  play: async () => {
    await expect(await cards()).toHaveLength(60);
    await sees('实时');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listRooms, () => [])),
  play: async () => {
    await sees('还没有房间');
    await expect(screen.getByRole('button', { name: '新增房间' })).toBeVisible();
  },
};

/** Two floors are added at once; the numbers that exist are left out. */
export const AddMany: Story = {
  play: async () => {
    await cards();
    await userEvent.click(screen.getByRole('button', { name: '批量新增' }));
    const form = await dialog('批量新增房间');
    await userEvent.type(form.getByRole('textbox', { name: '楼层' }), '2,9');
    await userEvent.type(form.getByRole('textbox', { name: '每层房号' }), '19-22');
    await choose(form, '房型', '家庭套房');
    await userEvent.type(form.getByRole('textbox', { name: '朝向' }), '朝东');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown(/已新增 \d 间房间/);
    await shows('922', '家庭套房');
  },
};

/** A new chain: nothing to show the rooms of. */
export const NoHotel: Story = {
  beforeEach: [signedIn('admin'), () => hotel().write(removeHotels)],
  play: async () => {
    await sees('还没有酒店');
    await expect(screen.queryByRole('button', { name: '批量新增' })).not.toBeInTheDocument();
  },
};

const closeHotel = () =>
  hotel().write(async (tx) => {
    const closed = { closed_day: '2026-03-10', closed_reason: '整体装修' };
    await tx.updateTable('hotel').set(closed).where('id', '=', 1).execute();
  });

/** The people of a closed hotel look, and are offered nothing that would be refused. */
export const ClosedHotel: Story = {
  beforeEach: closeHotel,
  play: async () => {
    await sees('酒店已停业（2026-03-10 起，整体装修）：可查看，不能办理');
    await cards();
    await expect(screen.queryByRole('button', { name: '新增房间' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: '办理入住' })).not.toBeInTheDocument();
  },
};

/** To the platform's admins it is closed too. */
export const ClosedHotelForAdmin: Story = {
  args: { path: '/index/roomManage?hotelId=1' },
  beforeEach: [signedIn('admin'), closeHotel],
  play: async () => {
    await sees('酒店已停业：可查看，不能办理');
    await cards();
    await expect(screen.queryByRole('button', { name: '新增房间' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: '办理入住' })).not.toBeInTheDocument();
  },
};

/** A hotel that is not there has no board, and nothing is added to it. */
export const UnknownHotel: Story = {
  args: { path: '/index/roomManage?hotelId=999' },
  beforeEach: signedIn('admin'),
  play: async () => {
    await sees('地址可能有误，或没有权限查看该酒店。');
    await expect(screen.queryByRole('button', { name: '新增房间' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '其他酒店' }));
    await cards();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listRooms, never)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: '房间管理' })).toBeVisible();
    await expect(screen.queryByRole('cell')).not.toBeInTheDocument();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listRooms, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await cards()).toHaveLength(60);
  },
};

/** A menu without the board. */
export const NoPermission: Story = {
  beforeEach: signedIn('manager', []),
  play: async () => {
    await sees('没有权限');
  },
};

/** The platform's admins choose the hotel. */
export const ForAdmin: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await cards();
    await expect(screen.getByRole('combobox', { name: '酒店' })).toHaveTextContent('安住·西湖店');
  },
};

/** They begin with the hotel that they chose last, on any screen; one that is gone is passed over. */
export const LastHotel: Story = {
  beforeEach: [
    signedIn('admin'),
    () => localStorage.setItem(`recentHotels ${readSession()?.userId}`, '["999","2"]'),
  ],
  play: async () => {
    await sees('还没有房间');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '酒店' })).toHaveTextContent('安住·外滩店'),
    );
    await choose(screen, '酒店', '安住·西湖店');
    await userEvent.click(screen.getByRole('link', { name: '订单管理' }));
    await screen.findByRole('columnheader', { name: '订单号' });
    await userEvent.click(screen.getByRole('link', { name: '房间管理' }));
    await screen.findByRole('heading', { level: 1, name: '房间管理' });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '酒店' })).toHaveTextContent('安住·西湖店'),
    );
  },
};

/** A status only, by its count. */
export const OneStatus: Story = {
  play: async () => {
    await cards();
    await userEvent.click(screen.getByRole('button', { name: /^待打扫/ }));
    await waitFor(async () => expect(await cards()).toHaveLength(5));
    for (const one of await cards()) await expect(one).toHaveTextContent('待打扫');
  },
};

/**
 * By keyboard: I opens the check-in of the room, Enter moves from field to field. The registration sheet of
 * an admin names the hotel too.
 */
export const CheckIn: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    (await card('202')).focus();
    await userEvent.keyboard('i');
    const form = await dialog(/^办理入住/);
    await waitFor(() => expect(form.getByLabelText(/^姓名/)).toHaveFocus());
    await typeGuest();
    await expect(form.getByRole('radio', { name: '男' })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: '现金' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await sees(/已办理入住/, form);
    // One for the hotel, one for the guest.
    const sheets = form.getAllByText(/住宿登记单$/);
    await expect(sheets).toHaveLength(2);
    for (const sheet of sheets) await expect(sheet).toHaveTextContent('安住·西湖店 住宿登记单');
    await messageShown(/订单号.*总价.*优惠价/);
    await userEvent.click(form.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
    await shows('202', '入住');
  },
};

/** A paid order without a room. */
async function paidOrder(): Promise<string> {
  const { id } = await hotel()
    .db.selectFrom('orders')
    .select('id')
    .where('status', '=', OrderStatus.paid)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('room').select('held_order_id').where('held_order_id', 'is not', null),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return String(id);
}

/** From 去入住 of an order to the board: only rooms that it may have are left. */
export const CheckInFromOrder: Story = {
  args: { path: '/index/orderManage?status=1' },
  play: async () => {
    const order = await paidOrder();
    const number = await screen.findByText(order);
    const row = number.closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: '去入住' }));
    // The dialog is another one once guests that were written down before have been read.
    await userEvent.click(await screen.findByRole('button', { name: '在房间管理中选房' }));
    await sees(`办理入住 · 订单 ${order}`);
    await waitFor(async () => expect((await cards()).length).toBeLessThan(60));
    const [first] = await cards();
    const room = /^\d+/.exec(first?.textContent ?? '')?.[0] ?? '';
    await press(room, '办理入住');
    const form = await dialog(/^办理入住/);
    await sees(new RegExp(order), form);
    await waitFor(() => expect(form.getByLabelText(/^姓名/)).not.toHaveValue(''));
    await waitFor(() => expect(form.getByRole('button', { name: '办理入住' })).toHaveFocus());
    await sees(/^房费合计/, form);
    await userEvent.keyboard('{Enter}');
    await messageShown(new RegExp(`订单号 ${order}`));
  },
};

/** Errors are shown at their fields, and the draft is kept. */
export const CheckInRefused: Story = {
  play: async () => {
    await press('202', '办理入住');
    const form = await dialog(/^办理入住/);
    await userEvent.click(form.getByRole('button', { name: '办理入住' }));
    await sees('请添加入住人！', form);
    await userEvent.type(form.getByLabelText(/^姓名/), guest.name);
    await userEvent.type(form.getByLabelText(/^身份证号/), '999999199001010017');
    await userEvent.click(form.getByRole('button', { name: '办理入住' }));
    await expect(form.getByLabelText(/^身份证号/)).toBeInvalid();
    await expect(form.getByLabelText(/^姓名/)).toHaveValue(guest.name);
  },
};

export const CheckOutAndClean: Story = {
  play: async () => {
    await press('201', '退房');
    await confirm('房间「201」退房？', '退房');
    await messageShown('退房成功，订单完成！');
    await shows('201', '待打扫');
    await press('201', '打扫');
    await confirm('房间「201」已打扫？', '打扫');
    await messageShown('房间已成功打扫!');
    await shows('201', '空闲');
  },
};

export const AddRoom: Story = {
  play: async () => {
    await cards();
    await userEvent.click(screen.getByRole('button', { name: '新增房间' }));
    const form = await dialog('新增房间');
    await userEvent.type(form.getByLabelText(/^房间号/), '701');
    await userEvent.type(form.getByLabelText(/^楼层/), '7');
    await choose(form, '房型', '家庭套房');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('添加房间成功');
    await shows('701', '空闲');
  },
};

/** A press on a card opens the room beside the board: its guests first; ↓ goes to the next room. */
export const Record: Story = {
  play: async () => {
    const record = await openRoom('201');
    await sees(/^居民身份证 /, record);
    await sees('未结', record);
    await expect(record.getByRole('button', { name: '退房' })).toBeVisible();
    await record.findByRole('region', { name: '操作记录' });
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('complementary', { name: /^202 · / });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  },
};

/** The failure is shown in the record, and as a notification. */
export const GuestsFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(listGuests, () => refuse(Code.notFound, '找不到该入住记录'))),
  play: async () => {
    const record = await openRoom('201');
    await sees('找不到该入住记录', record);
    const note = await screen.findByRole('article', { name: /查看入住人信息错误/ });
    await userEvent.click(within(note).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
  },
};

/** Isolation rooms only, and no word of money. */
export const ForEpidemicStaff: Story = {
  beforeEach: signedIn('guard'),
  play: async () => {
    await pressInMenu('601', '换房');
    const move = await dialog(/^换房/);
    await choose(move, '新房间', /^\d/);
    await userEvent.click(move.getByRole('button', { name: '换房' }));
    await messageShown('换房成功');
    await shows('601', '待打扫');
  },
};

/** 转至其他酒店 from the menu of an isolation room: no other hotel with a vacant room of the type is left. */
export const Transfer: Story = {
  beforeEach: signedIn('guard'),
  play: async () => {
    await pressInMenu('601', '转至其他酒店');
    const transfer = within(await screen.findByRole('dialog', { name: /^转至其他酒店 · ./ }));
    await expect(transfer.getByRole('textbox', { name: '现在' })).toHaveValue('安住·西湖店 · 601');
    await choose(transfer, '转入酒店', '安住·珠江店');
    await userEvent.click(transfer.getByRole('combobox', { name: '房型' }));
    await sees('暂无数据');
    await userEvent.keyboard('{Escape}');
  },
};

/** Another back end without the desk's calls: cards alone, and in the menus what parts 1 and 2 have. */
export const OtherBackEnd: Story = {
  beforeEach: otherBackEnd,
  play: async () => {
    await shows('207', '待打扫');
    await expect(screen.queryByRole('radio', { name: '时间轴' })).not.toBeInTheDocument();
    await press('601', '更多');
    await expect(await screen.findByRole('menuitem', { name: '换房' })).toBeVisible();
    for (const name of ['改解除时间', '转至其他酒店', '维修']) {
      await expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
    }
    await userEvent.keyboard('{Escape}');
  },
};

/** Changes by other users appear immediately. */
export const Live: Story = {
  play: async () => {
    await shows('207', '待打扫');
    await screen.findByText('实时');
    const colleague = hotel().as('staff');
    await colleague.call(cleanRoom, { id: '7' });
    await shows('207', '空闲');
    await hotel().as('admin').call(addRoom, {
      hotelId: '1',
      name: '907',
      floor: 9,
      type: '11',
      direction: '朝南',
      isIsolation: false,
    });
    await shows('907', '空闲');
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await expect(await cards()).toHaveLength(60);
  },
};

/** The record is a sheet, with everything that can be done. */
export const NarrowRecord: Story = {
  globals: phone,
  play: async () => {
    await userEvent.click(await card('201'));
    const record = within(await screen.findByRole('dialog', { name: /^201 · / }));
    await expect(await record.findByRole('button', { name: '退房' })).toBeVisible();
  },
};

export const NarrowCheckIn: Story = {
  globals: phone,
  play: async () => {
    await press('202', '办理入住');
    const form = await dialog(/^办理入住/);
    await waitFor(() => expect(form.getByLabelText(/^姓名/)).toHaveFocus());
    await typeGuest();
  },
};

/** The rooms by nights; the view is remembered until the other one is chosen. */
const byNights = () => {
  localStorage.setItem('boardView', 'nights');
  return () => localStorage.removeItem('boardView');
};

/** The end of the bar of a guest who is in the house today. */
async function endOfStay(): Promise<{ clientX: number; clientY: number }> {
  const today = (await screen.findByRole('columnheader', { name: /今天/ })).getBoundingClientRect();
  // Past the orders without a room.
  screen.getByRole('grid', { name: '时间轴' }).focus();
  await userEvent.keyboard('{PageDown}{PageDown}');
  const bar = (await screen.findAllByTitle(/^[^·\s]+ · \d+ 晚$/)).find((one) => {
    const { left, right } = one.getBoundingClientRect();
    const room = one.closest('tr')?.querySelector('th')?.textContent ?? '';
    return (
      /^\d+ /.test(room) && !room.includes('隔离') && left < today.right && right > today.right + 10
    );
  });
  if (!bar) throw new Error('nobody is in the house');
  bar.scrollIntoView({ block: 'center' });
  const { right, top } = bar.getBoundingClientRect();
  return { clientX: right - 3, clientY: top + 12 };
}

/** 时间轴 and 紧凑 are one press away; the board comes back as fast. */
export const ByNights: Story = {
  beforeEach: () => () => localStorage.removeItem('boardView'),
  play: async () => {
    await cards();
    await userEvent.click(screen.getByRole('radio', { name: '时间轴' }));
    await expect(await screen.findByRole('grid', { name: '时间轴' })).toBeVisible();
    await expect(localStorage.getItem('boardView')).toBe('nights');
    await userEvent.click(screen.getByRole('radio', { name: '紧凑' }));
    await waitFor(async () => expect(await cards()).toHaveLength(60));
    await expect(localStorage.getItem('boardView')).toBe('compact');
    await userEvent.click(screen.getByRole('radio', { name: '卡片' }));
    await shows('202', '办理入住');
  },
};

/** The end of a bar, dragged to the next night, opens 续住 with that departure. */
export const ExtendByDragging: Story = {
  beforeEach: byNights,
  play: async () => {
    const end = await endOfStay();
    const mouse = { button: 0, isPrimary: true, pointerType: 'mouse' };
    const { width } = screen.getByRole('columnheader', { name: /今天/ }).getBoundingClientRect();
    const target = document.elementFromPoint(end.clientX, end.clientY) ?? document.body;
    const later = { ...end, clientX: end.clientX + width };
    fireEvent.pointerDown(target, { ...end, ...mouse });
    fireEvent.pointerMove(window, { ...end, clientX: end.clientX + 8, ...mouse });
    fireEvent.pointerMove(window, { ...later, ...mouse });
    fireEvent.pointerUp(window, { ...later, ...mouse });
    await dialog(/^续住/);
  },
};

export const ByNightsNarrow: Story = { globals: phone, beforeEach: byNights };

/** 打扫清单 in place of the board: a room is finished, and 返回 leads back to it. */
export const Cleaning: Story = {
  play: async () => {
    await cards();
    await userEvent.click(screen.getByRole('button', { name: '打扫清单' }));
    await expect(
      await screen.findByRole('heading', { name: /打扫清单 \d{4}-\d\d-\d\d$/ }),
    ).toBeVisible();
    const line = (await screen.findByText('207', { exact: true })).closest('li') as HTMLElement;
    await userEvent.click(within(line).getByRole('button', { name: '打扫完成' }));
    await messageShown('房间已成功打扫!');
    await waitFor(() => expect(line).toHaveTextContent('已打扫'));
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await shows('207', '空闲');
  },
};

export const CleaningNarrow: Story = {
  args: { path: '/index/roomManage?board=cleaning' },
  globals: phone,
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: /打扫清单 \d{4}-\d\d-\d\d$/ }),
    ).toBeVisible();
  },
};

/** 紧凑, by its address. */
export const Compact: Story = {
  args: { path: '/index/roomManage?board=compact' },
  play: async () => {
    await expect(await cards()).toHaveLength(60);
    await expect(screen.getByRole('radio', { name: '紧凑' })).toBeChecked();
  },
};

/** 在住客人名单 of the board's hotel: from 更多 above the board. */
export const GuestsInHouse: Story = {
  play: async () => {
    await card('201');
    const [more] = screen.getAllByRole('button', { name: '更多' });
    if (more) await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: '在住客人名单' }));
    const list = await dialog('在住客人名单');
    const row = await list.findByRole('row', { name: /^201 / });
    await expect(row).toHaveTextContent(/\*{4}/);
    await expect(list.getByText(/^\d+ 间 \d+ 位$/)).toBeVisible();
  },
};
