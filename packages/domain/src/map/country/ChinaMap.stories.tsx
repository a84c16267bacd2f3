import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChinaMap } from './ChinaMap.tsx';

/** Orders of a year: names as back ends send them, one of no province, one below zero. */
const points = [
  { name: '湖北省', value: 142 },
  { name: '湖北', value: 8 },
  { name: '浙江', value: 128 },
  { name: '江苏', value: 96 },
  { name: '上海市', value: 87 },
  { name: '广东', value: 61 },
  { name: '北京市', value: 52 },
  { name: '四川', value: 44 },
  { name: '海南', value: 12 },
  { name: '香港特别行政区', value: 9 },
  { name: '台湾', value: 5 },
  { name: '新疆维吾尔自治区', value: 3 },
  { name: '澳门', value: 2 },
  { name: '西藏', value: -3 },
  { name: '未知', value: 3 },
];

const meta = {
  title: 'Domain/地图/ChinaMap',
  component: ChinaMap,
  args: { title: '客源分布', points, measure: '订单数', unit: '单', onAction: fn() },
} satisfies Meta<typeof ChinaMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const map = (): Promise<HTMLElement> => screen.findByRole('figure', { name: '客源分布' });
const ranking = (): HTMLElement => screen.getByRole('region', { name: '客源分布排名' });

/** Amounts of the same province add up; what is no province is listed; map and ranking point at each other. */
export const Default: Story = {
  play: async ({ args }) => {
    const drawn = within(await map());
    await expect(drawn.getAllByRole('button', { name: /：订单数/ })).toHaveLength(34);
    await expect(drawn.getByText('未识别的地区：未知 3 单')).toBeVisible();
    await expect(drawn.getByText('南海诸岛')).toBeInTheDocument();
    // The range ends at the largest amount and ten more.
    await expect(drawn.getByText('129–160')).toBeInTheDocument();

    const hubei = drawn.getByRole('button', {
      name: '湖北：订单数 150 单，占比 23%，排名 第 1 名',
    });
    // The rows come when the map is painted.
    const row = await within(ranking()).findByRole('button', { name: '1 湖北 150 单，占 23%' });
    await userEvent.hover(hubei);
    await expect(row).toHaveAttribute('data-active');
    await expect(screen.getByRole('tooltip')).toHaveTextContent(
      '湖北订单数150 单占比23%排名第 1 名',
    );
    await userEvent.click(hubei);
    await expect(args.onAction).toHaveBeenLastCalledWith('湖北');

    await userEvent.hover(within(ranking()).getByRole('button', { name: /^3 江苏/ }));
    await expect(row).not.toHaveAttribute('data-active');
    await expect((await map()).querySelector('[data-active="江苏"]')).toBeVisible();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** One tab stop for the map, arrows by direction, + − 0 to zoom; one for the ranking. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const drawn = within(await map());
    drawn.getByRole('button', { name: /^浙江/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const shanghai = drawn.getByRole('button', { name: /^上海/ });
    await expect(shanghai).toHaveFocus();
    await expect(screen.getByRole('tooltip')).toHaveTextContent('上海');

    const before = shanghai.getBoundingClientRect().width;
    await userEvent.keyboard('++');
    await expect(drawn.getByText('缩放 225%')).toBeInTheDocument();
    await expect(shanghai.getBoundingClientRect().width / before).toBeCloseTo(2.25, 1);
    await userEvent.keyboard('++');
    await expect(drawn.getByText('缩放 350%')).toBeInTheDocument();
    await expect(drawn.getByRole('button', { name: '放大' })).toBeDisabled();
    await expect(drawn.getByText('南海诸岛')).toBeInTheDocument();
    // A province that is out of view comes into view.
    await userEvent.keyboard('{Home}');
    const area = (await map()).getBoundingClientRect();
    const beijing = drawn.getByRole('button', { name: /^北京/ }).getBoundingClientRect();
    await expect(beijing.left).toBeGreaterThan(area.left);
    await expect(beijing.right).toBeLessThan(area.right);
    await userEvent.keyboard('0');
    await expect(drawn.getByText('缩放 100%')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('北京');

    (await within(ranking()).findByRole('button', { name: /^1 湖北/ })).focus();
    await userEvent.keyboard('{End}');
    await expect(within(ranking()).getByRole('button', { name: /澳门/ })).toHaveFocus();
    await expect((await map()).querySelector('[data-active="澳门"]')).toBeVisible();
  },
};

/** Without data the country is drawn all the same, and the words are on it. */
export const Empty: Story = {
  args: { points: [], emptyMessage: '近一年没有订单' },
  play: async () => {
    const drawn = within(await map());
    await expect(drawn.getByText('近一年没有订单')).toBeVisible();
    await expect(drawn.getAllByRole('button', { name: /：订单数 0 单/ })).toHaveLength(34);
    await expect(drawn.getByText('南海诸岛')).toBeInTheDocument();
  },
};

/** As large as the map will be. */
export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = {
  args: { error: { message: '网络连接超时，请检查网络后重试。', onRetry: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** The ranking is below the map. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { bottom, width } = (await map()).getBoundingClientRect();
    await waitFor(() =>
      expect(ranking().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom),
    );
    await expect(ranking().getBoundingClientRect().width).toBe(width);
  },
};
