import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack gap={3}>
      <Text>订单 20260301001，豪华大床房，2 晚</Text>
      <Divider {...args} />
      <Text>订单 20260301002，标准双床房，1 晚</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

/** The words are read, the line is not. */
export const WithText: Story = {
  args: { children: '以上为今日订单' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('以上为今日订单')).toBeVisible();
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
  },
};

/** Words that need the whole width leave a stump of line at each side. */
export const LongText: Story = {
  args: {
    children:
      '以上为 2026 年 3 月 1 日之前的记录，由旧系统导入，编号 ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ，可能不完整',
  },
};

export const Vertical: Story = {
  render: () => (
    <Inline gap={2}>
      <Text>12 楼</Text>
      <Divider orientation="vertical" />
      <Text>朝南</Text>
      <Divider orientation="vertical" />
      <Text>普通房</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('separator')) {
      await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    }
  },
};

/** All of them. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      <Divider />
      <Divider>居中</Divider>
      <Text as="div">
        空闲 <Divider orientation="vertical" /> 入住
      </Text>
    </Stack>
  ),
};
