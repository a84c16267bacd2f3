import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { Heading, Text } from './Text.tsx';

const meta = {
  title: 'UI/Text',
  component: Text,
  args: { children: '安住 1208 房，2 晚，￥656.00' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { args: { isStrong: true } };

export const Muted: Story = { args: { tone: 'muted', size: 'small' } };

/** One line, however long. */
export const Truncated: Story = {
  args: { isTruncated: true, children: '浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼' },
  render: (args) => (
    <div style={{ width: '160px' }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/浙江省/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.clientHeight).toBeLessThan(30);
  },
};

const sizes = ['note', 'small', 'body', 'lead', 'title', 'display'] as const;
const tones = [
  'ink',
  'muted',
  'subtle',
  'brand',
  'jade',
  'amber',
  'cinnabar',
  'indigo',
  'wisteria',
] as const;

/** Six sizes, nine tones, four levels. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Text key={size} as="p" size={size}>
          {size} 订单 20260301001，应付 ￥1,280.00
        </Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          {tone} 订单 20260301001，<strong>应付</strong> ￥1,280.00
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
