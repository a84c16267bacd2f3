import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  incomeOfWeek,
  orderOrigins,
  orderRoomTypes,
  orderSources,
  ordersOfWeek,
  ordersOfYear,
} from '../../packages/api/src/contract/chart.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
import { choose, phone, Screen, screenStories, sees, signedIn, stage } from './screen.tsx';

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

/** Charts of all hotels, then of one; a press on a month opens its orders. */
export const OrderView: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: '订单视图' })).toBeChecked();
    for (const title of ['订单来源', '预订房型', '近 7 天订单与收入', '近一年订单', '客源分布']) {
      await chart(title);
    }
    const year = await chart('近一年订单');
    await expect(year.getByText('2025-04 至 2026-03')).toBeVisible();
    await choose(screen, '酒店', '安住·外滩店');
    await sees('2025-04 至 2026-03 没有订单');
    await choose(screen, '酒店', '安住·西湖店');
    await userEvent.click(await year.findByRole('option', { name: '2026-03：60 单' }));
    await screen.findByRole('heading', { level: 1, name: '订单管理' });
    await sees('日期：2026-03-01 至 2026-03-31');
  },
};

/** Chosen by the toggle, and kept in the URL; new people by day or by week. */
export const QuarantineView: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('防疫视图'));
    for (const title of ['人员来源', '人员类型', '每月隔离状态', '来源地分布']) await chart(title);
    const news = await chart('每周新增隔离人员');
    await news.findByRole('option', { name: /^03-18：/ });
    await userEvent.click(news.getByText('5 周'));
    await news.findByRole('option', { name: /^02-16：/ });
    await expect(screen.queryByRole('region', { name: '订单来源' })).not.toBeInTheDocument();
  },
};

/** The front desk sees its own orders and no money, and has no other view. */
export const Member: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    await chart('近 7 天订单');
    await expect(titles()).not.toContain('近 7 天订单与收入');
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
    const none = [ordersOfYear, ordersOfWeek, incomeOfWeek, orderSources, orderRoomTypes];
    msw.use(...[...none, orderOrigins].map((endpoint) => mock(endpoint, () => [])));
  },
  play: async () => {
    await sees('2025-04 至 2026-03 没有订单');
    await sees('03-12 至 03-18 没有订单和收入');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    const all = [ordersOfYear, ordersOfWeek, incomeOfWeek, orderSources, orderRoomTypes];
    msw.use(...[...all, orderOrigins].map((endpoint) => mock(endpoint, never)));
  },
  play: async () => {
    const year = await screen.findByRole('region', { name: '近一年订单' });
    await expect(within(year).getByText('加载中')).toBeInTheDocument();
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
