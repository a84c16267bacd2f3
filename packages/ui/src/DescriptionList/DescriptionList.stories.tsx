import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '../Panel/index.ts';
import { Tag } from '../Tag/index.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'UI/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: '订单号', value: '20260301001' },
      { label: '订单状态', value: <Tag tone="indigo">已支付</Tag> },
      { label: '房型', value: '豪华大床房' },
      { label: '实付金额', value: '￥656.00' },
      { label: '退款原因', value: '' },
      { label: '入住天数', value: 0 },
      {
        label: '酒店地址',
        value: '浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼',
        isWide: true,
      },
    ],
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

export const OneColumn: Story = { args: { columns: 1 } };

export const InPanel: Story = {
  args: { columns: 3 },
  render: (args) => (
    <Panel title="订单详情">
      <DescriptionList {...args} />
    </Panel>
  ),
};
