import type { Today } from '@anzhu/api/contract/today';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TodayTasks, type LinkToTask } from './TodayTasks.tsx';

const linkTo: LinkToTask = (task, hotelId = 'all') => ({ href: `#${task}-${hotelId}` });

/** What an admin sees of one hotel. */
const ofHotel: Today = {
  dueIn: 12,
  dueOut: 8,
  overdue: 2,
  unassigned: 3,
  noShow: 1,
  refundRequests: 1,
  toClean: 5,
  toCleanByHotel: null,
  declarationsToReview: 4,
  materialsToReview: 0,
  releaseDue: 2,
  abnormal: 0,
  untested: 6,
};

const done: Today = {
  ...ofHotel,
  dueIn: 0,
  dueOut: 0,
  overdue: 0,
  unassigned: 0,
  noShow: 0,
  refundRequests: 0,
  toClean: 0,
  toCleanByHotel: [],
  declarationsToReview: 0,
  releaseDue: 0,
  untested: 0,
};

const cities = ['西湖', '外滩', '珠江', '玄武', '锦江', '东湖', '大雁塔', '五四广场'];
const hotels = cities.map((city, index) => ({
  hotelId: String(index + 1),
  hotelName: `安住·${city}店`,
  count: 9 - index,
}));

const meta = {
  title: 'Hotel/Today/TodayTasks',
  component: TodayTasks,
  args: { data: ofHotel, linkTo },
} satisfies Meta<typeof TodayTasks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each count is a link to its list; the most urgent task comes first, what is done is quiet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(12);
    await expect(links[0]).toHaveAccessibleName('逾期未离 2');
    await expect(canvas.getByRole('link', { name: '检测异常 0' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '待打扫 5' })).toHaveAttribute(
      'href',
      '#toClean-all',
    );
    await expect(canvas.getByText('10 类待办')).toBeVisible();
  },
};

/** Of all hotels: a room board shows one hotel, so each that has rooms to clean has a link. */
export const AllHotels: Story = {
  args: { data: { ...ofHotel, toClean: 44, toCleanByHotel: hotels } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '待打扫 44' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '安住·西湖店 9 间' })).toHaveAttribute(
      'href',
      '#toClean-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: '显示其余 2 家' }));
    await expect(canvas.getByRole('link', { name: '安住·五四广场店 2 间' })).toBeVisible();
  },
};

/** Epidemic-prevention staff have no orders. What the menu does not open is left out as well. */
export const OtherRoles: Story = {
  args: {
    data: { ...ofHotel, dueIn: null, dueOut: null, overdue: null, unassigned: null, noShow: null },
    linkTo: (task) => (task === 'toClean' ? undefined : linkTo(task)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('今日到店')).not.toBeInTheDocument();
    await expect(canvas.queryByText('待打扫')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

/** Nothing is to do: said in words, and the ways to the lists stay. */
export const AllDone: Story = {
  args: { data: done },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有待办')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '待打扫 0' })).toBeVisible();
  },
};

/** As high as what comes. */
export const Loading: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '今日待办' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** The counts that were read before stay, with what went wrong. */
export const Failed: Story = {
  args: { error: { message: '网络不通', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^更新失败：网络不通/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '逾期未离 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing has been read yet. */
export const FailedAtFirst: Story = {
  args: { data: undefined, error: { message: '网络不通', onRetry: fn() } },
};

/** Two columns on phones. */
export const Phone: Story = {
  args: { data: { ...ofHotel, toClean: 44, toCleanByHotel: hotels } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBeGreaterThan(first?.top ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
