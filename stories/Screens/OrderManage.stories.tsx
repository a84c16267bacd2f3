import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrivalRooms } from '../../packages/api/src/contract/arrival.ts';
import { guestHistory } from '../../packages/api/src/contract/guestHistory.ts';
import {
  downloadOrders,
  getOrder,
  orderPage,
  refuseRefund,
} from '../../packages/api/src/contract/order.ts';
import { roomTypePage } from '../../packages/api/src/contract/roomType.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
import {
  choose,
  confirm,
  dialog,
  hotel,
  isInView,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
  messageShown,
  openRecord,
  otherBackEnd,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/订单管理',
  args: { path: '/index/orderManage' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { page: { records: [], total: 0, size: 10, current: 1, pages: 0 } };

/** The rows of orders, once loaded. */
async function rows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: '订单' });
  const links = await within(table).findAllByRole('link');
  return links.map((link) => link.closest('tr') as HTMLElement);
}

/** The row of the first order with a status, once loaded, and its number. */
async function rowOf(status: string): Promise<{ row: HTMLElement; number: string }> {
  const table = await screen.findByRole('table', { name: '订单' });
  const [first] = await within(table).findAllByText(status);
  const row = first?.closest('tr') as HTMLElement;
  return { row, number: within(row).getByRole('rowheader').textContent };
}

/** Presses an action of a row. */
async function press(row: HTMLElement, action: string): Promise<void> {
  await userEvent.click(within(row).getByRole('button', { name: action }));
}

/** Does what is in a row or a record, or behind its 更多. */
async function act(at: HTMLElement, action: string): Promise<void> {
  const button = within(at).queryByRole('button', { name: action });
  if (button) return userEvent.click(button);
  await press(at, '更多');
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Success: Story = {
  play: async () => {
    const found = await rows();
    await screen.findByRole('combobox', { name: `每页 ${found.length} 条` });
    // As many as the window shows whole.
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
    await expect(screen.getByText('共 60 条')).toBeVisible();
  },
};

/** The record says whether the guest was here before, and opens the stays of the record. */
export const KnownGuest: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(guestHistory, () => ({
        stays: [
          {
            hotel: '安住·西湖店',
            room: '302',
            from: '2026-02-01 14:00:00',
            to: '2026-02-03 12:00:00',
          },
        ],
        count: 1,
        note: '要高楼层',
      })),
    ),
  play: async () => {
    const { row } = await rowOf('已支付');
    const detail = await openRecord(row);
    await sees('上次入住 2026-02-01 · 302 · 共 1 次', detail);
    await sees('备注：要高楼层', detail);
    await userEvent.click(detail.getByRole('button', { name: '入住记录' }));
    const stays = await dialog('入住记录 · 共 1 次');
    await sees('安住·西湖店 302', stays);
  },
};

/** Another back end without the desk's calls: what it lacks is left out, the rest is offered without a role. */
export const OtherBackEnd: Story = {
  beforeEach: otherBackEnd,
  play: async () => {
    const table = await screen.findByRole('table', { name: '订单' });
    const [more] = await within(table).findAllByRole('button', { name: '更多' });
    await userEvent.click(more as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: '改价' })).toBeVisible();
    for (const name of ['账单', '排房', '取消订单', '未到店']) {
      await expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
    }
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('button', { name: '新增预订' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(orderPage, () => nothing)),
  play: async () => {
    await sees('没有符合条件的订单');
    await expect(screen.getByRole('button', { name: '导出' })).toHaveAccessibleDescription(
      '没有可导出的订单',
    );
  },
};

/** A page past the end, as after others have deleted: the last one opens. */
export const PastTheEnd: Story = {
  args: { path: '/index/orderManage?page=99&size=10' },
  play: async () => {
    await expect(await rows()).toHaveLength(10);
    await screen.findByRole('button', { name: '第 6 页', current: 'page' });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(orderPage, never), mock(roomTypePage, never)),
  play: async () => {
    const table = await screen.findByRole('table', { name: '订单' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

/** 修改预订 of an order that cannot be read says so, and 重试 reads it. */
export const ModifyUnread: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getOrder, fail)),
  play: async ({ msw }) => {
    const { row } = await rowOf('已支付');
    await userEvent.click(within(row).getByRole('button', { name: '修改预订' }));
    const unread = await dialog(/^修改预订/);
    const retry = await unread.findByRole('button', { name: '重试' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await screen.findByRole('textbox', { name: '预计离店' })).toBeVisible();
  },
};

/** Loading fails: the error is shown in place, and 重试 loads it. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(orderPage, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await rows()).not.toHaveLength(0);
  },
};

/** Another page is on its way: the rows before stay, dimmed. */
export const Stale: Story = {
  play: async ({ msw }) => {
    const { number } = await rowOf('已支付');
    msw.use(mock(orderPage, never));
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    const table = screen.getByRole('table', { name: '订单' });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    await expect(within(table).getByText(number)).toBeInTheDocument();
  },
};

/** Epidemic staff have no orders. */
export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: async () => {
    await sees('没有权限');
  },
};

/** The platform's admins see whose order it is. */
export const ForAdmin: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await rows();
    await expect(screen.getByRole('columnheader', { name: '酒店' })).toBeInTheDocument();
  },
};

/** The front desk views an order and continues to check-in. */
export const ForFrontDesk: Story = {
  beforeEach: signedIn('staff'),
  args: { path: '/index/orderManage?status=5' },
  play: async () => {
    const { row } = await rowOf('申请退款');
    await expect(within(row).queryByRole('button', { name: '退款' })).not.toBeInTheDocument();
  },
};

/**
 * 去入住 over the list: the room and who booked are filled in. Afterwards the list is as it was, without the
 * order, and the keyboard is at the next one.
 */
export const CheckIn: Story = {
  beforeEach: signedIn('staff'),
  args: { path: '/index/orderManage?status=1' },
  play: async () => {
    const { row, number } = await rowOf('已支付');
    const next = row.nextElementSibling as HTMLElement;
    within(row).getByRole('button', { name: '去入住' }).focus();
    await userEvent.keyboard('{Enter}');
    // The dialog is another one once guests that were written down before have been read.
    await sees(`订单 ${number}`);
    const form = await dialog(/^办理入住 · \d/);
    await expect(form.getByRole('combobox', { name: '房间' })).toHaveTextContent(/^\d{3}$/);
    await waitFor(() => expect(form.getByRole('button', { name: '办理入住' })).toHaveFocus());
    await sees(/^房费合计/, form);
    await userEvent.keyboard('{Enter}');
    await messageShown(new RegExp(`订单号 ${number}`));
    await waitFor(() => expect(form.getAllByRole('button', { name: '关闭' }).at(-1)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await waitFor(() => expect(within(next).getByRole('button', { name: '去入住' })).toHaveFocus());
  },
};

/** 收款 in the row and in the record: what was taken is said, and the keyboard stays at that order. */
export const Pay: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    const { row } = await rowOf('未支付');
    await act(row, '收款');
    const first = await dialog(/^收款/);
    await userEvent.click(first.getByText('微信'));
    await userEvent.click(first.getByRole('button', { name: '收款' }));
    await messageShown(/已收 ¥[\d,.]+，微信/);
    await within(row).findByText('已支付');
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
    const other = await rowOf('未支付');
    const record = await openRecord(other.row);
    await record.findByRole('button', { name: '修改预订' });
    await act(screen.getByRole('complementary'), '收款');
    const form = await dialog(/^收款/);
    await userEvent.click(form.getByText('现金'));
    await userEvent.click(form.getByRole('button', { name: '收款' }));
    await messageShown(/已收 ¥[\d,.]+，现金/);
    await sees('已支付', record);
    const panel = screen.getByRole('complementary');
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  },
};

/** An order whose type has no room available: why, and the way to the board. */
export const NoRoom: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(arrivalRooms, ({ orderIds: [orderId = ''] }) => [
        { orderId, roomId: null, maxLoad: 2, rooms: [] },
      ]),
    ),
  args: { path: '/index/orderManage?status=1' },
  play: async () => {
    const { row } = await rowOf('已支付');
    await press(row, '去入住');
    const refused = await dialog(/^办理入住/);
    await sees(/没有空闲的房间$/, refused);
    await userEvent.click(refused.getByRole('button', { name: '查看房间' }));
    await sees(/^办理入住 · 订单/);
  },
};

/** Filters are in the address, and beside the fields as chips that can be taken off. */
export const Filtered: Story = {
  args: { path: '/index/orderManage?status=1' },
  play: async () => {
    await screen.findByRole('button', { name: '移除筛选「订单状态：已支付」' });
    for (const row of await rows()) await expect(row).toHaveTextContent('已支付');
    await choose(screen, '订单状态', '未支付');
    await screen.findByRole('button', { name: '移除筛选「订单状态：未支付」' });
    await rowOf('未支付');
    await userEvent.click(screen.getByRole('button', { name: '移除筛选「订单状态：未支付」' }));
    await sees('共 60 条');
  },
};

export const View: Story = {
  play: async () => {
    const { row, number } = await rowOf('已支付');
    const detail = await openRecord(row);
    await sees(`订单 ${number}`, detail);
  },
};

export const ChangePrice: Story = {
  args: { path: '/index/orderManage?status=0' },
  play: async () => {
    const { row, number } = await rowOf('未支付');
    await act(row, '改价');
    const form = await dialog('修改价格');
    await userEvent.clear(form.getByLabelText(/新价格/));
    await userEvent.type(form.getByLabelText(/新价格/), '188.5{Enter}');
    await confirm('用户将以修改后的价格支付', '确定');
    await messageShown('改价成功');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const changed = (await rows()).find((one) => within(one).queryByText(number));
    await waitFor(() => expect(changed).toHaveTextContent('188.50'));
  },
};

/** 改价 in the record: its bill says the new sum at once. */
export const PriceInRecord: Story = {
  play: async () => {
    const { row } = await rowOf('未支付');
    const detail = await openRecord(row);
    await sees('未结', detail);
    const record = screen.getByRole('complementary');
    await act(record, '改价');
    const form = await dialog('修改价格');
    await userEvent.clear(form.getByLabelText(/新价格/));
    await userEvent.type(form.getByLabelText(/新价格/), '188.5{Enter}');
    await confirm('用户将以修改后的价格支付', '确定');
    await waitFor(() => expect(record).toHaveTextContent('¥188.50'));
  },
};

export const ApproveRefund: Story = {
  args: { path: '/index/orderManage?status=5' },
  play: async () => {
    const { row, number } = await rowOf('申请退款');
    await press(row, '退款');
    const review = await dialog(/^退款审核 · /);
    await userEvent.click(review.getByRole('button', { name: '同意退款' }));
    await confirm(/^向「.+」退款 .+？$/, '同意退款');
    await messageShown('退款成功');
    await waitFor(() => expect(screen.queryByText(number)).not.toBeInTheDocument());
  },
};

export const RefuseRefund: Story = {
  args: { path: '/index/orderManage?status=5' },
  play: async () => {
    const { row, number } = await rowOf('申请退款');
    await press(row, '退款');
    const review = await dialog(/^退款审核 · /);
    await userEvent.click(review.getByRole('button', { name: '驳回' }));
    await messageShown('驳回成功');
    await waitFor(() => expect(screen.queryByText(number)).not.toBeInTheDocument());
  },
};

/** Another user has decided meanwhile: the dialog shows it, and the list is reloaded. */
export const Conflict: Story = {
  args: { path: '/index/orderManage?status=5' },
  play: async () => {
    const { row, number } = await rowOf('申请退款');
    await press(row, '退款');
    const review = await dialog(/^退款审核 · /);
    await hotel().as('admin').call(refuseRefund, { orderId: number });
    await userEvent.click(review.getByRole('button', { name: '同意退款' }));
    await confirm(/^向「.+」退款 .+？$/, '同意退款');
    await sees('订单状态已变更为「已支付」', review);
    await expect(review.getByRole('button', { name: '刷新' })).toBeVisible();
  },
};

/** While the file is on its way it can be given up. */
export const Exporting: Story = {
  beforeEach: ({ msw }) => msw.use(mock(downloadOrders, never)),
  play: async () => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await expect(await screen.findByText(/^正在导出 [\d,]+ 条$/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument(),
    );
  },
};

/** While a file arrives, its size so far is shown: the server does not know how large it becomes. */
export const ExportProgress: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(downloadOrders, () => ({
        fileName: '订单.xlsx',
        body: new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1_572_864)) }),
      })),
    ),
  play: async () => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await sees(/· 已接收 1\.5 ?MB$/);
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
  },
};

/** Bills and their lines of the same filters. */
export const ExportBills: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(downloadOrders, ({ content }) => {
        if (content !== 'lines') throw new Error(`${content} was sent`);
        return {
          fileName: '账单明细.xlsx',
          body: new ReadableStream({ start: (body) => body.close() }),
        };
      }),
    ),
  play: async () => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: '更多导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '导出账单明细' }));
    await sees('已导出');
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await expect(await rows()).toHaveLength(10);
  },
};

/** The dates are in view. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const [row] = await rows();
    await isInView(within(row as HTMLElement).getByText(/ → .* 晚$/));
  },
};

export const NarrowRefund: Story = {
  globals: phone,
  args: { path: '/index/orderManage?status=5' },
  play: async () => {
    const { row } = await rowOf('申请退款');
    await press(row, '退款');
    await dialog(/^退款审核 · /);
  },
};
