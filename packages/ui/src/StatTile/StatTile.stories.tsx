import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Link } from '../Button/index.ts';
import { Grid } from '../Layout/index.ts';
import { color } from '../theme/index.ts';
import { StatTile } from './StatTile.tsx';

/** A placeholder for a chart: a line of a week. */
const line = (
  <svg width="96" height="32" viewBox="0 0 96 32" fill="none" aria-hidden="true">
    <polyline
      points="1,26 16,20 32,22 48,12 64,15 80,7 95,4"
      stroke={color.brand}
      strokeWidth="1.5"
    />
  </svg>
);

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: {
    label: '入住率',
    value: '86.5',
    unit: '%',
    delta: { direction: 'up', amount: '2.4%', since: '较昨日', tone: 'success' },
  },
  render: (args) => (
    <Grid columns="240px" gap={3}>
      <StatTile {...args} />
    </Grid>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('86.5')).toBeVisible();
    await expect(canvas.getByText(/上升 2.4%/)).toBeVisible();
  },
};

export const Flat: Story = {
  args: { delta: { direction: 'flat', amount: '0', since: '较上周' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('持平')).toBeVisible();
  },
};

/** It links to its records, with one stop of Tab; a press anywhere on it follows. */
export const AsLink: Story = {
  args: { label: '今日到店', value: 12, unit: '间', link: { href: '#arrivals' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '今日到店' });
    await expect(link).toHaveAttribute('href', '#arrivals');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, bottom } = canvas.getByText('12').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link);
  },
};

/** A definition behind its button, and a note with a link: neither is part of the tile's own link. */
export const Explained: Story = {
  args: {
    label: '今日到店',
    value: 3,
    unit: '间',
    link: { href: '#arrivals' },
    definition: '已办理入住的房间 + 今天到店的订单。',
    note: <Link href="#expected">待到 2</Link>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '今日到店的说明' }));
    await expect(await screen.findByRole('dialog', { name: '今日到店的说明' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: '待到 2' })).toHaveAttribute('href', '#expected');
  },
};

/** As large as what comes. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('加载中')).toBeInTheDocument();
    await expect(canvas.queryByText('86.5')).not.toBeInTheDocument();
  },
};

/** Unknown: a dash, not zero. */
export const Nothing: Story = {
  args: { value: null, delta: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: '近三十天每间可供出租客房平均实际营业收入（含早餐、不含税）RevenuePerAvailableRoom',
    value: '¥123,456,789,012.00',
    unit: '元/间',
    sparkline: line,
  },
};

/** In a row, as on a dashboard: with and without change, chart and link. */
export const Permutations: Story = {
  render: () => (
    <Grid columns="180px" gap={3}>
      <StatTile
        label="入住率"
        value="86.5"
        unit="%"
        delta={{ direction: 'up', amount: '2.4%', since: '较昨日', tone: 'success' }}
      />
      <StatTile
        label="平均房价"
        value="¥412.00"
        delta={{ direction: 'down', amount: '3.1%', since: '较昨日', tone: 'danger' }}
        sparkline={line}
      />
      <StatTile
        label="今日到店"
        value={12}
        unit="间"
        delta={{ direction: 'flat', amount: '0', since: '较昨日' }}
      />
      <StatTile label="剩余隔离房" value={0} unit="间" link={{ href: '#rooms' }} />
      <StatTile label="每房收益" value={null} />
      <StatTile
        label="逾期未离"
        value="1"
        isLoading
        delta={{ direction: 'flat', amount: '0', since: '' }}
      />
    </Grid>
  ),
};
