import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock, TriangleAlert } from '../Icon/index.ts';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../Layout/index.ts';
import { tones } from '../theme/index.ts';
import { Tag } from './Tag.tsx';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';
import { DoAndDont } from '../../../../stories/kit/DoAndDont.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { tone: 'success', icon: <CircleCheck size={12} />, children: '空闲' },
  parameters: {
    guide: {
      anatomy: { 图标: '形状随状态', 文字: '状态的词' },
      good: ['颜色、形状、文字三者都在', '一处定义，处处同样'],
      bad: ['只靠颜色', '什么都加标签'],
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('空闲')).toBeVisible();
  },
};

export const DosAndDonts: Story = {
  name: 'Do and avoid',
  render: () => (
    <DoAndDont
      good={{
        picture: (
          <Inline gap={2}>
            <Tag tone="success" icon={<CircleCheck size={12} />}>
              空闲
            </Tag>
            <Tag tone="warning" icon={<Clock size={12} />}>
              待打扫
            </Tag>
            <Tag tone="danger" icon={<TriangleAlert size={12} />}>
              逾期
            </Tag>
          </Inline>
        ),
        reason: 'Colour, shape and word: read in grey, and read aloud.',
      }}
      bad={{
        picture: (
          <Inline gap={2}>
            <Tag tone="success">房</Tag>
            <Tag tone="warning">房</Tag>
            <Tag tone="danger">房</Tag>
            <Tag tone="info">大床</Tag>
            <Tag tone="accent">小程序</Tag>
          </Inline>
        ),
        reason: 'Colour alone; and where all is tagged, nothing is.',
      }}
    />
  ),
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

/** Every tone: plain, with an icon, dashed, quiet. */
export const Permutations: Story = {
  render: () => (
    <Matrix
      label="tone"
      rows={byName(tones)}
      columns={{
        word: { children: '状态' },
        icon: { children: '空闲', icon: <CircleCheck size={12} /> },
        isDashed: { children: '暂定', icon: <Clock size={12} />, isDashed: true },
        isQuiet: { children: '正常', icon: <CircleCheck size={12} />, isQuiet: true },
      }}
    >
      {(tone, look) => <Tag {...look} tone={tone} />}
    </Matrix>
  ),
};
