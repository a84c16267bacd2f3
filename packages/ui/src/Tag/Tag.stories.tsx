import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Brush, CircleCheck, Clock, TriangleAlert } from '../Icon/index.ts';
import { expect, userEvent } from 'storybook/test';
import { Inline, Stack } from '../Layout/index.ts';
import { tones } from '../theme/index.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { tone: 'success', icon: <CircleCheck size={12} />, children: '空闲' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('空闲')).toBeVisible();
  },
};

/** In a narrow cell the word is cut, the tag stays whole. */
export const Narrow: Story = {
  args: { tone: 'danger', icon: <TriangleAlert size={12} />, children: '阳性入院，等待转运' },
  render: (args) => (
    <div style={{ width: '96px' }}>
      <Tag {...args} />
    </div>
  ),
};

/** Words without a break, in as much room as there is. */
export const LongText: Story = {
  args: { tone: 'info', icon: undefined, children: 'AnzhuInternationalGrandHotel'.repeat(12) },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/AnzhuInternational/);
    await userEvent.hover(words);
    await expect(words).toHaveAttribute('title', words.textContent);
  },
};

const icons = [
  <CircleCheck key="0" size={12} />,
  <Calendar key="1" size={12} />,
  <Brush key="2" size={12} />,
];

/** Every tone: plain, with an icon, dashed. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={2}>
      {tones.map((tone, index) => (
        <Inline key={tone} gap={2}>
          <Tag tone={tone}>{tone}</Tag>
          <Tag tone={tone} icon={icons[index % icons.length]}>
            状态
          </Tag>
          <Tag tone={tone} icon={<Clock size={12} />} isDashed>
            暂定
          </Tag>
        </Inline>
      ))}
    </Stack>
  ),
};
