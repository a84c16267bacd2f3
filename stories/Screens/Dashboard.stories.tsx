import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  incomeOfWeek,
  newIsolations,
  orderOrigins,
  orderRoomTypes,
  orderSources,
  ordersOfWeek,
  ordersOfYear,
} from '../../packages/api/src/contract/chart.ts';
import { listDepartments } from '../../packages/api/src/contract/department.ts';
import { today } from '../../packages/api/src/contract/today.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
import { choose, dialog, phone, Screen, screenStories, sees, signedIn, stage } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/工作台',
  args: { path: '/index' },
  beforeEach: stage(signedIn('admin')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A chart by its title, once its figures are there. */
async function chart(title: string): Promise<ReturnType<typeof within>> {
  const region = await screen.findByRole('region', { name: title });
  await within(region).findByRole('figure');
  return within(region);
}

const titles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** The queue of one kind, once its entries are there. */
async function duty(name: string): Promise<ReturnType<typeof within>> {
  const queue = await screen.findByRole('region', { name: '今日待办' });
  const list = await within(queue).findByRole('list', { name });
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  return within(list);
}

/** Charts of all hotels, then of one, with one period for all; a press on a month opens its orders. */
export const OrderView: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '订单视图' })).toBeChecked();
    for (const title of ['收入', '订单', '订单来源', '预订房型', '客源分布']) await chart(title);
    await userEvent.click(screen.getByText('12 个月'));
    const orders = await chart('订单');
    await orders.findByText(/2025-04 至 2026-03/);
    await choose(screen, '酒店', '安住·外滩店');
    await sees('2025-04 至 2026-03 没有订单');
    await choose(screen, '酒店', '安住·西湖店');
    await userEvent.click(await orders.findByRole('option', { name: '2026-03：60 单' }));
    await screen.findByRole('heading', { level: 1, name: '订单管理' });
    await screen.findByRole('button', { name: '移除筛选「日期：2026-03-01 至 2026-03-31」' });
  },
};

/** Of a hotel that is not there nothing is shown, no figures of 0 either: it is said so, with a way back. */
export const UnknownHotel: Story = {
  args: { path: '/index?hotelId=999' },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: '酒店' })).toBeVisible();
    await sees('地址可能有误，或没有权限查看该酒店。');
    await expect(screen.queryByRole('region', { name: '今晚' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: '今日待办' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '全部酒店' }));
    await screen.findByRole('region', { name: '今日待办' });
    await chart('收入');
  },
};

const department = { role: 'hotel_admin', status: 1 } as const;

/** Two of three hotels are of a region: its figures, and its 日报. */
export const OfRegion: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDepartments, () => [
        {
          ...department,
          id: '11',
          pId: null,
          name: '华东区',
          hotelId: '1',
          children: [
            {
              ...department,
              id: '12',
              pId: '11',
              name: '安住·外滩店',
              hotelId: '2',
              children: null,
            },
          ],
        },
        {
          ...department,
          id: '13',
          pId: null,
          name: '安住·珠江店',
          hotelId: '3',
          children: null,
        },
      ]),
    ),
  play: async () => {
    await chart('订单');
    await choose(screen, '区域', /华东区/);
    const queue = await screen.findByRole('region', { name: '今日待办' });
    await expect(await within(queue).findByText('全部酒店')).toBeVisible();
    // Lists have no filter by region: a press on a mark opens none.
    const [mark] = await (await chart('订单')).findAllByRole('option');
    await userEvent.click(mark as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: '日报' }));
    const report = await dialog('日报');
    await expect(report.getByRole('combobox', { name: '区域' })).toHaveTextContent('华东区');
    await report.findByRole('row', { name: /^收入合计/ });
  },
};

/** The queue has the button that does it: the dialog of the board, over the queue. */
export const DoneFromTheQueue: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    const arrivals = await duty('今日到店');
    const [checkIn] = arrivals.getAllByRole('button', { name: /^去入住/ });
    await userEvent.click(checkIn as HTMLElement);
    await dialog(/入住/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const tonight = within(screen.getByRole('region', { name: '今晚' }));
    await expect(tonight.getByText(/^已到 \d+ \/ \d+$/)).toBeVisible();
  },
};

/** Chosen by the toggle, and kept in the URL; new people by day or by week. */
export const QuarantineView: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('防疫视图'));
    for (const title of ['人员来源', '人员类型', '每月隔离状态', '来源地分布']) await chart(title);
    const news = await chart('新增隔离人员');
    await news.findByRole('option', { name: /^03-18：/ });
    await userEvent.click(screen.getByText('5 周'));
    await news.findByRole('option', { name: /^02-16：/ });
    await expect(screen.queryByRole('region', { name: '订单来源' })).not.toBeInTheDocument();
  },
};

/** Over 12 months the orders are read by month; the total of new people has its own call. */
export const CallsOfPeriods: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(ordersOfYear, () => [{ name: '2026-02', value: 88 }]),
      mock(newIsolations, () => [{ name: '2026-03', value: 77 }]),
    ),
  play: async () => {
    await userEvent.click(await screen.findByText('12 个月'));
    await (await chart('订单')).findByRole('option', { name: /^2026-02：.*88/ });
    await userEvent.click(await screen.findByText('防疫视图'));
    await screen.findByRole('heading', { name: '2026-03 新增隔离人员最多，77 人' });
  },
};

/** The front desk sees its own orders and no money, and has no other view. */
export const Member: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    await chart('订单');
    await expect(titles().filter((title) => title?.startsWith('收入'))).toEqual([]);
    await expect(screen.queryByRole('radio', { name: '防疫视图' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('combobox', { name: '酒店' })).not.toBeInTheDocument();
  },
};

/** Epidemic-prevention staff have the quarantine view only. */
export const Guard: Story = {
  beforeEach: signedIn('guard'),
  play: async () => {
    await chart('人员来源');
    await expect(screen.queryByRole('radio', { name: '订单视图' })).not.toBeInTheDocument();
  },
};

/** Nothing waits: said in words, and the ways to the lists stay. */
export const QuietDay: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mock(today, () => ({
        dueIn: 0,
        dueOut: 0,
        overdue: 0,
        unassigned: 0,
        noShow: 0,
        late: 0,
        leftOpen: 0,
        paidTwice: 0,
        pendingOrders: 0,
        refundRequests: 0,
        daysToClose: 0,
        daysToCloseByHotel: [],
        toClean: 0,
        toCleanByHotel: [],
        toInspect: 0,
        toInspectByHotel: [],
        declarationsToReview: 0,
        materialsToReview: 0,
        releaseDue: 0,
        abnormal: 0,
        untested: 0,
      })),
    );
  },
  play: async () => {
    await sees('没有待办');
    await expect(await screen.findByRole('link', { name: '今日到店' })).toBeVisible();
  },
};

/** The queue cannot be read; tonight and the charts stand. */
export const QueueFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock(today, fail)),
  play: async ({ msw }) => {
    const queue = within(await screen.findByRole('region', { name: '今日待办' }));
    await expect(await queue.findByRole('alert')).toHaveTextContent('加载失败');
    await chart('订单');
    msw.resetHandlers();
    await userEvent.click(queue.getByRole('button', { name: '重试' }));
    await duty('今日到店');
  },
};

/** One chart cannot be read: the others are there, and 重试 reads that one again. */
export const OneChartFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock(orderSources, fail)),
  play: async ({ msw }) => {
    await chart('预订房型');
    const failed = within(await screen.findByRole('region', { name: '订单来源' }));
    await expect(await failed.findByRole('alert')).toHaveTextContent('加载失败');
    msw.resetHandlers();
    await userEvent.click(failed.getByRole('button', { name: '重试' }));
    await chart('订单来源');
    msw.use(mock(orderSources, fail));
    await userEvent.click(failed.getByRole('button', { name: '刷新' }));
    await failed.findByText(/^更新失败：.*显示的是之前的数据$/);
    await expect(failed.getByRole('figure')).toBeVisible();
  },
};

/** No orders yet: said in words, with the period. */
export const Empty: Story = {
  beforeEach: ({ msw }) => {
    const none = [ordersOfWeek, incomeOfWeek, orderSources, orderRoomTypes];
    msw.use(...[...none, orderOrigins].map((endpoint) => mock(endpoint, () => [])));
  },
  play: async () => {
    await sees('03-12 至 03-18 没有订单');
    await sees('03-12 至 03-18 没有收入');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    const all = [ordersOfWeek, incomeOfWeek, orderSources, orderRoomTypes];
    msw.use(...[...all, orderOrigins].map((endpoint) => mock(endpoint, never)));
  },
  play: async () => {
    const orders = await screen.findByRole('region', { name: '订单' });
    await expect(within(orders).getByText('加载中')).toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await chart('订单来源');
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};
