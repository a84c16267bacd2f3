import type { ItemOption } from '@anzhu/api/contract/item';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChargeItemsDialog } from './ChargeItemsDialog.tsx';

const item = (id: string, name: string, price: number, unit = ''): ItemOption => ({
  id,
  name,
  price,
  unit,
});

const items = [
  item('1', '矿泉水', 5, '瓶'),
  item('2', '方便面', 8, '桶'),
  item('3', '啤酒', 12, '罐'),
  item('4', '洗衣', 35, '件'),
  item('5', '浴巾赔偿', 120),
];

const meta = {
  title: 'Hotel/Order 订单/ChargeItemsDialog',
  component: ChargeItemsDialog,
  args: {
    orderId: '20311',
    title: '506 · 林示例',
    items,
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChargeItemsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const count = (name: RegExp): Promise<HTMLElement> => screen.findByRole('spinbutton', { name });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '记账' }));

/** Nothing chosen is refused; two waters and noodles are sent with the sum that is shown. */
export const Default: Story = {
  play: async ({ args }) => {
    await count(/^矿泉水/);
    await save();
    await expect(await screen.findByText('请填写商品的数量')).toBeVisible();
    const [addWater, addNoodles] = screen.getAllByRole('button', { name: '增加' });
    await userEvent.dblClick(addWater as HTMLElement);
    await userEvent.click(addNoodles as HTMLElement);
    await expect(screen.getByText('合计 ¥18.00')).toBeVisible();
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        orderId: '20311',
        items: [
          { itemId: '1', quantity: 2 },
          { itemId: '2', quantity: 1 },
        ],
        seen: 18,
      },
      { requestKey: expect.any(String) },
    );
  },
};

const rooms = Array.from({ length: 14 }, (_, place) => item(`${place + 10}`, `门卡 ${place}`, 30));

/** More than a dozen are searched, also by pinyin; what was chosen before stays. */
export const Many: Story = {
  args: { items: [...items, ...rooms] },
  play: async () => {
    await userEvent.type(await count(/^啤酒/), '3');
    await userEvent.type(screen.getByRole('textbox', { name: '查找' }), 'xiyi');
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(1));
    await userEvent.type(await count(/^洗衣/), '1');
    await expect(screen.getByText('合计 ¥71.00')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async () => void (await screen.findByText('没有在售的商品')),
};

export const Loading: Story = { args: { items: undefined } };

/** They could not be read: 重试 reads them again. */
export const Failed: Story = {
  args: { items: undefined, error: { message: '网络异常', onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
