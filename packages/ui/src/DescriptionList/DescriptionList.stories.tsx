import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: '订单号', value: '20260301001' },
      { label: '订单状态', value: <Tag tone="info">已支付</Tag> },
      { label: '房型', value: '豪华大床房' },
      { label: '实付金额', value: '¥656.00' },
      { label: '退款原因', value: '' },
      { label: '入住天数', value: 0 },
      {
        label: '酒店地址',
        value: '浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼',
        isWide: true,
      },
    ],
  },
  parameters: {
    guide: {
      anatomy: { 标签: '次要色', 值: '缺的写 —' },
      good: ['长地址独占一行', '载入时标签先在'],
      bad: ['用它列多条记录：那是表格', '把可改的值放在里面'],
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing shows as —; a nought is a value. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('definition').map((detail) => detail.textContent);
    await expect(shown.slice(4, 6)).toEqual(['—', '0']);
    await expect(canvas.getAllByRole('term')).toHaveLength(7);
  },
};

/** The labels are there, the values have their room. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('订单号')).toBeVisible();
    await expect(canvas.queryByText('豪华大床房')).not.toBeInTheDocument();
  },
};

export const OneFact: Story = { args: { items: [{ label: '订单号', value: '20260301001' }] } };

export const NoFacts: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('term')).toHaveLength(0);
  },
};

export const ManyFacts: Story = {
  args: {
    columns: 3,
    items: Array.from({ length: 60 }, (_, index) => ({
      label: `字段 ${index + 1}`,
      value: index % 7 === 0 ? null : `值 ${index + 1}`,
    })),
  },
};

/** Long words and words without a break stay in their column. */
export const LongText: Story = {
  args: {
    columns: 3,
    items: [
      { label: '酒店介绍', value: '湖山在望，安然入住。'.repeat(12) },
      { label: '封面图片', value: `https://anzhu.example/files/${'0123456789'.repeat(8)}.png` },
      { label: 'AVeryLongLabelWithoutAnyBreak'.repeat(3), value: '是' },
    ],
  },
};

/** Columns and layouts. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={4}>
      {([1, 2, 3, 4] as const).map((columns) => (
        <Panel key={columns} title={`${columns} 列`}>
          <DescriptionList {...args} columns={columns} />
        </Panel>
      ))}
      <Panel title="标签在旁">
        <DescriptionList {...args} layout="beside" />
      </Panel>
    </Stack>
  ),
};
