import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Layout/index.ts';
import { Steps } from './Steps.tsx';

const items = [
  { id: 'person', title: '选择人员', description: '已选 3 人' },
  { id: 'hotel', title: '分配酒店' },
  { id: 'room', title: '分配房间' },
  { id: 'done', title: '提交分配' },
];

const meta = {
  title: 'Layout/Steps',
  component: Steps,
  args: { label: '隔离人员分配', items, current: 1 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each with its text: done, current, to come. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem');
    await expect(shown[0]).toHaveTextContent('已完成');
    await expect(shown[1]).toHaveAttribute('aria-current', 'step');
    await expect(shown[2]).toHaveTextContent('未开始');
  },
};

/** In one line; below each other on phones. */
export const Horizontal: Story = {
  args: { direction: 'horizontal' },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('listitem')
      .map((one) => one.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};

export const HorizontalPhone: Story = {
  args: { direction: 'horizontal' },
  globals: { viewport: { value: 'phone' } },
};

export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item).toHaveTextContent('已完成');
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const One: Story = { args: { items: items.slice(0, 1), current: 0 } };

/** More than one should have. */
export const Many: Story = {
  args: {
    current: 6,
    items: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      title: `第 ${index + 1} 步`,
    })),
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: '核对从各入境口岸转运而来的隔离人员名单与身份证件',
        description: 'passenger_list_final_version_2_checked_by_guard_0123456789.xlsx',
      },
      ...items.slice(1),
    ],
  },
};

/** At every place. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="240px" gap={6}>
      {[0, 1, 3, 4].map((current) => (
        <Steps key={current} {...args} current={current} />
      ))}
    </Grid>
  ),
};
