import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DiffView, type FieldChange } from './DiffView.tsx';

const items: FieldChange[] = [
  { label: '房型名称', before: '豪华大床房', after: '豪华双床房' },
  { label: '价格', before: '¥488.00', after: '¥656.00' },
  { label: '排序', before: null, after: 3 },
  { label: '备注', before: '临街，晚间较吵', after: '' },
  { label: '早餐', before: false, after: true },
  { label: '设施服务', before: ['停车场', '健身房', '洗衣'], after: ['停车场', '洗衣', '接机'] },
  { label: '床型', before: '大床', after: '大床' },
  { label: '最多入住', before: 2, after: 2 },
  { label: '封面图片', before: '', after: null },
];

const meta = {
  title: 'Data/DiffView',
  component: DiffView,
  args: { label: '修改房型「豪华大床房」', items },
} satisfies Meta<typeof DiffView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table: field, before, after; what stayed the same is folded. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: '修改房型「豪华大床房」' }));
    const price = within(table.getByRole('row', { name: /价格/ }));
    await expect(price.getByText('¥488.00')).toBeVisible();
    await expect(price.getByText('¥656.00')).toBeVisible();
    await expect(table.getByRole('row', { name: /排序 ?新增/ })).toHaveTextContent('空');
    await expect(table.getByRole('row', { name: /备注 ?删除/ })).toHaveTextContent('空');
    await expect(table.queryByText('床型')).not.toBeInTheDocument();
  },
};

/** Only the words that differ are marked. */
export const WordMarks: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('大');
    await expect(canvas.getByRole('insertion')).toHaveTextContent('双');
  },
};

/** What stayed the same unfolds. */
export const Unfolding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开未修改的 3 项' }));
    await expect(canvas.getByRole('row', { name: /床型/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收起未修改的 3 项' }));
    await expect(canvas.queryByRole('row', { name: /床型/ })).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '展开未修改的 3 项' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('row', { name: /最多入住/ })).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { items: items.slice(6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有修改')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** Created: everything is new. */
export const Created: Story = {
  args: {
    label: '新增房型「家庭套房」',
    items: [
      { label: '房型名称', before: null, after: '家庭套房' },
      { label: '价格', before: null, after: '¥888.00' },
    ],
  },
};

const terms =
  '入住时请出示本人有效身份证件。入住时间为 14:00 以后，离店时间为次日 12:00 以前。如需延迟离店，请提前与前台联系，并按半日房价收费。酒店内禁止吸烟，违者收取清洁费 200 元。携带宠物请提前告知。';

/** Long texts, line by line, and words without a break. */
export const LongText: Story = {
  args: {
    label: '修改入住条款',
    items: [
      {
        label: '入住条款',
        before: terms.repeat(3),
        after: terms.repeat(3).replace('12:00', '13:00').replace('200 元', '300 元'),
      },
      {
        label: '封面图片',
        before: 'https://anzhu.example/files/0123456789012345678901234567890123456789/a.png',
        after: 'https://anzhu.example/files/9876543210987654321098765432109876543210/b.png',
      },
      { label: '酒店介绍', before: '第一行\n第二行\n第三行', after: '第一行\n第三行' },
    ],
  },
};

/** A record of very many fields. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 120 }, (_, index) => ({
      label: `字段 ${index + 1}`,
      before: `值 ${index}`,
      after: index % 2 === 0 ? `值 ${index + 1}` : `值 ${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '展开未修改的 60 项' })).toBeVisible();
  },
};

/** Stacked: each value has its own label. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Signs, strokes and text are enough without colour. */
export const Greyscale: Story = {
  render: (args) => (
    <div style={{ filter: 'grayscale(1)' }}>
      <DiffView {...args} />
    </div>
  ),
};

/** Every kind, unfolded. */
export const Permutations: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开未修改的 3 项' }));
  },
};
