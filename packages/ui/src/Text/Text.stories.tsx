import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { Heading, Text } from './Text.tsx';

const meta = {
  title: 'Data/Text',
  component: Text,
  subcomponents: { Heading },
  args: { children: '安住 1208 房，2 晚，¥656.00' },
  parameters: {
    guide: {
      anatomy: { 标题: '宋体，页名、面板名、人名', 正文: '14/22', 附注: '12，次要信息' },
      good: ['数字等宽，金额右对齐', '一屏只有一个最大的标题'],
      bad: ['用颜色代替字级', '用加粗强调整段'],
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { args: { isStrong: true } };

export const Muted: Story = { args: { tone: 'muted', size: 'small' } };

/** Amounts below each other: every digit has one width. */
export const TabularNumbers: Story = {
  render: () => (
    <Stack gap={0} align="end">
      {['¥1,111.11', '¥8,888.88', '¥10,000.00'].map((amount) => (
        <Text key={amount}>{amount}</Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = [canvas.getByText('¥1,111.11'), canvas.getByText('¥8,888.88')];
    await expect(ones.getBoundingClientRect().width).toBe(eights.getBoundingClientRect().width);
  },
};

/** Words without a break stay within their room. */
export const UnbrokenLatin: Story = {
  args: { as: 'p', children: 'Anzhu'.repeat(60) },
};

const sizes = ['note', 'small', 'body', 'lead', 'title', 'display'] as const;
const tones = [
  'ink',
  'muted',
  'subtle',
  'brand',
  'success',
  'warning',
  'danger',
  'info',
  'accent',
] as const;

/** Six sizes, nine tones, four levels. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Text key={size} as="p" size={size}>
          {size} 订单 20260301001，应付 ¥1,280.00
        </Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          {tone} 订单 20260301001，<strong>应付</strong> ¥1,280.00
        </Text>
      ))}
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          第 {level} 级标题
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(4);
  },
};
