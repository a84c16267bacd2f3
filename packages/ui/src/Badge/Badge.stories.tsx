import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../Button/index.ts';
import { Bell } from '../Icon/index.ts';
import { Inline } from '../Layout/index.ts';
import { Badge } from './Badge.tsx';

const bell = <IconButton label="待办" icon={<Bell size={16} />} variant="outline" />;

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { count: 5, label: '条待审核', children: bell },
  decorators: [
    (Story) => (
      <Inline gap={4}>
        <Story />
      </Inline>
    ),
  ],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number is visible; what is counted is read aloud. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5')).toBeVisible();
    await expect(canvas.getByText('5 条待审核')).toBeInTheDocument();
  },
};

/** No work, no badge. */
export const Zero: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/条待审核/)).not.toBeInTheDocument();
  },
};

/** Shown as 99+, read aloud in full. */
export const Many: Story = {
  args: { count: 1280 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1280 条待审核')).toBeInTheDocument();
    // The icon is whole.
    const icon = canvas.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    const mark = canvas.getByText('99+').getBoundingClientRect();
    await expect(icon && (mark.left >= icon.right || mark.bottom <= icon.top)).toBe(true);
  },
};

export const Dot: Story = {
  render: () => (
    <Badge isDot count={1} label="有新消息">
      {bell}
    </Badge>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有新消息')).toBeInTheDocument();
  },
};

/** One digit, two, too many, and the dot; on a thing and in the line. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={6}>
      {[1, 28, 100].map((count) => (
        <Badge key={count} count={count} label="条待审核">
          {bell}
        </Badge>
      ))}
      <Badge isDot count={1} label="有新消息">
        {bell}
      </Badge>
      <Badge isDot count={1} label="有新消息">
        <Avatar name="王小明" />
      </Badge>
      <Badge count={8} label="条消息" />
      <Badge isDot count={1} label="有新消息" />
    </Inline>
  ),
};
