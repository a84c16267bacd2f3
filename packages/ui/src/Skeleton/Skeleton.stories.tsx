import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../Layout/index.ts';
import { Panel } from '../Panel/Panel.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, PageSkeleton },
  args: { width: 160, height: 12 },
  parameters: {
    guide: {
      anatomy: { 形状: '与将来的内容同样大小' },
      good: ['只画将出现的形状', '超过片刻才出现'],
      bad: ['整页灰条', '内容到了位置却跳动'],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A text of several lines; hidden from screen readers. */
export const Lines: Story = {
  render: () => <SkeletonText lines={4} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(5);
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** Nothing is coming. */
export const NoLines: Story = {
  render: () => <SkeletonText lines={0} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Round: Story = { args: { width: 48, height: 48, shape: 'round' } };

/** Wider than there is space: it stays within. */
export const TooWide: Story = { args: { width: 4000, height: 20 } };

/** A whole screen: a list, whose rows are as high as those that come. */
export const ListScreen: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <PageSkeleton shape="list" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中');
  },
};

/** A board. */
export const CardsScreen: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <PageSkeleton shape="cards" />,
};

/** A dashboard. */
export const PanelsScreen: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <PageSkeleton shape="panels" />,
};

/** A form, of one column. */
export const FormScreen: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <PageSkeleton shape="form" />,
};

export const ScreenOnPhone: Story = {
  ...ListScreen,
  globals: { viewport: { value: 'phone' } },
};

/** Each in the size of what comes. */
export const Permutations: Story = {
  render: () => (
    <Panel>
      <Stack gap={3}>
        <Inline gap={3} isWrapping={false}>
          <Skeleton width={28} height={28} shape="round" />
          <Skeleton width="30%" />
        </Inline>
        <Skeleton width="100%" height={104} />
        <SkeletonText lines={3} />
      </Stack>
    </Panel>
  ),
};
