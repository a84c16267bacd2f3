import { Role } from '@anzhu/api/contract/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminFigures } from './fixtures.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { figureNames } from './looks.ts';

const meta = {
  title: 'Hotel/Figures 工作台/KeyFigures',
  component: KeyFigures,
  args: {
    figures: adminFigures,
    names: figureNames(Role.admin),
  },
} satisfies Meta<typeof KeyFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each has its change in words, its course and its definition. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('71.3')).toBeVisible();
    await expect(canvas.getByText(/上升 6.3 个百分点/)).toBeVisible();
    await expect(canvas.getByText('超 2')).toBeVisible();
    // Its code comes after the figures.
    await expect(
      await canvas.findByRole('img', {
        name: '近 7 天在住均价：最新 ¥286.50，最低 ¥282.00，最高 ¥305.00',
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '每房收益的说明' }));
    await expect(await screen.findByRole('dialog', { name: '每房收益的说明' })).toHaveTextContent(
      '空房也计入',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** A hotel's staff: no money; their hotel has no isolation rooms, and no rooms yet. */
export const Member: Story = {
  args: {
    names: figureNames(Role.hotelMember),
    figures: {
      ...adminFigures,
      occupancy: { value: null, yesterday: null, week: Array<null>(7).fill(null) },
      averagePrice: null,
      revenuePerRoom: null,
      isolationOccupancy: null,
      inIsolation: null,
      newIsolations: null,
      vacantIsolationRooms: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.queryByText('在住均价')).not.toBeInTheDocument();
    await expect(canvas.queryByText('正在隔离')).not.toBeInTheDocument();
  },
};

/** Epidemic-prevention staff: isolation only. */
export const Epidemic: Story = {
  args: {
    names: figureNames(Role.antiEpidemic),
    figures: {
      ...adminFigures,
      occupancy: null,
      averagePrice: null,
      revenuePerRoom: null,
      roomsAvailable: null,
      arrivals: null,
      departures: null,
    },
  },
};

export const Loading: Story = { args: { figures: undefined } };

/** It could not be read again: the figures stay. */
export const Failed: Story = {
  args: { error: { message: '网络连接超时', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '经营指标加载失败：网络连接超时，显示的是之前的数值',
    );
    await expect(canvas.getByText('71.3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
