import { Role } from '@anzhu/api/contract/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { adminFigures, threeTypes } from './fixtures.ts';
import { figureNames } from './looks.ts';
import { Tonight } from './Tonight.tsx';

const meta = {
  title: 'Hotel/Figures 工作台/Tonight',
  component: Tonight,
  args: {
    figures: { ...adminFigures, roomsAvailable: { value: 10, yesterday: null, week: null } },
    availability: threeTypes,
    names: figureNames(Role.hotelMember),
    isolating: { href: '#isolating' },
  },
} satisfies Meta<typeof Tonight>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How full, what is done of today, what is available by type: the fullest first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('71.3')).toBeVisible();
    await expect(canvas.getByText(/上升 6.3 个百分点/)).toBeVisible();
    await expect(canvas.getByText(/今晚订出 14 \/ 24 间/)).toBeVisible();
    await expect(canvas.getByText('已到 1 / 7')).toBeVisible();
    await expect(canvas.getByText('已离 2 / 5')).toBeVisible();
    const types = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(types).toEqual(['家庭套房剩 2 间', '标准双床房剩 3 间', '豪华大床房剩 5 间']);
    await expect(canvas.getByRole('link', { name: '正在隔离 2 人' })).toHaveAttribute(
      'href',
      '#isolating',
    );
    await expect(
      await canvas.findByRole('img', { name: /^近 7 天在住率：最新 71.3%/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '在住率的说明' }));
    await expect(await screen.findByRole('dialog', { name: '在住率的说明' })).toHaveTextContent(
      '正在入住的普通房',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** More orders than rooms. */
export const Overbooked: Story = {
  args: {
    figures: adminFigures,
    availability: {
      ...threeTypes,
      roomTypes: threeTypes.roomTypes.map((type) => ({
        ...type,
        available: [-1, ...type.available],
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('超 2 间')).toBeVisible();
    await expect(canvas.getAllByText('超 1 间')).toHaveLength(3);
  },
};

/** All hotels: many types, the fullest first, the others on demand. */
export const AllHotels: Story = {
  args: {
    availability: {
      ...threeTypes,
      roomTypes: [1, 2, 3, 4, 5].flatMap((hotel) =>
        threeTypes.roomTypes.map((type) => ({
          ...type,
          id: `${hotel}${type.id}`,
          hotelId: String(hotel),
          hotelName: `安住·${hotel} 店`,
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: '显示全部 15 种' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
  },
};

/** Epidemic-prevention staff: isolation only. */
export const Isolation: Story = {
  args: {
    names: figureNames(Role.antiEpidemic),
    availability: { ...threeTypes, isIsolation: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('今日到店')).not.toBeInTheDocument();
    await expect(canvas.getByText('今晚空余隔离房')).toBeVisible();
  },
};

/** A hotel without rooms yet, and without isolation. */
export const NoRooms: Story = {
  args: {
    figures: {
      ...adminFigures,
      occupancy: { value: null, yesterday: null, week: Array<null>(7).fill(null) },
      roomsAvailable: { value: 0, yesterday: null, week: null },
      isolationOccupancy: null,
      inIsolation: null,
      newIsolations: null,
      vacantIsolationRooms: null,
    },
    availability: { ...threeTypes, roomTypes: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.queryByText(/正在隔离/)).not.toBeInTheDocument();
  },
};

/** In the shape of what comes. */
export const Loading: Story = {
  args: { figures: undefined, availability: undefined, isAvailabilityLoading: true },
};

const retry = fn();

/** It could not be read again: the figures stay. */
export const Failed: Story = {
  args: { error: { message: '网络连接超时', onRetry: retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByText(/^更新失败：网络连接超时/)).toBeVisible();
    await expect(canvas.getByText('71.3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedAtFirst: Story = {
  args: { figures: undefined, error: { message: '网络连接超时', onRetry: retry } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
