import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

const crumb = (label: string): Crumb => ({ id: label, label, href: `#${label}` });
const items: Crumb[] = [{ id: '前台', label: '前台' }, crumb('订单管理'), crumb('20260301001')];
const deep: Crumb[] = [
  crumb('集团'),
  crumb('华东大区'),
  crumb('浙江省'),
  crumb('杭州市'),
  crumb('安住西湖'),
  crumb('二号楼'),
  crumb('十二层'),
  crumb('房间 1208'),
];

const meta = {
  title: 'Layout/Breadcrumb',
  component: Breadcrumb,
  args: { items },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current page is marked and no link; a group without a page is plain text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: '面包屑' }));
    await expect(nav.getAllByRole('link')).toHaveLength(1);
    const link = nav.getByRole('link', { name: '订单管理' });
    await expect(link).toHaveAttribute('href', '#订单管理');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(nav.getByText('20260301001', { selector: '[aria-current]' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '订单管理' })).toHaveFocus();
  },
};

export const One: Story = { args: { items: [crumb('工作台')] } };

export const None: Story = { args: { items: [] } };

/** Too narrow: the middle folds, and unfolds on demand. */
export const Folded: Story = {
  args: { items: deep },
  render: (args) => (
    <div style={{ width: '288px' }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: /^展开 \d 级$/ });
    await expect(canvas.getByRole('link', { name: '集团' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '华东大区' })).not.toBeInTheDocument();
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByRole('link', { name: '华东大区' })).toBeVisible());
  },
};

/** The last part alone is wider than its place: it is cut at its end. */
export const VeryLongText: Story = {
  args: {
    items: [
      crumb('优惠管理'),
      crumb(
        '春节提前预订连住三晚及以上每晚直减并赠送双早与行政酒廊下午茶 EarlyBirdLongStayPackage',
      ),
    ],
  },
  render: (args) => (
    <div style={{ width: '288px' }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.getBoundingClientRect().width).toBeLessThanOrEqual(288);
  },
};

export const Permutations: Story = {
  render: () => (
    <Stack gap={3}>
      <Breadcrumb label="一级" items={items.slice(0, 1)} />
      <Breadcrumb label="二级" items={items.slice(0, 2)} />
      <Breadcrumb label="三级" items={items} />
      <Breadcrumb label="八级" items={deep} />
    </Stack>
  ),
};
