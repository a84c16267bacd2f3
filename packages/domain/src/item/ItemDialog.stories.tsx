import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotels } from '../fixtures.ts';
import { ItemDialog } from './ItemDialog.tsx';

const meta = {
  title: 'Hotel/Item 商品/ItemDialog',
  component: ItemDialog,
  args: { record: null, hotels: null, onSave: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof ItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '商品名称' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** Empty it shows what is missing; filled in it saves and closes. */
export const Default: Story = {
  play: async ({ args }) => {
    await name();
    await save();
    await expect(await name()).toHaveAccessibleDescription('商品名称不能为空');
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(await name(), '矿泉水');
    await userEvent.type(form.getByRole('spinbutton', { name: '价格' }), '5');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: '矿泉水',
      price: 5,
      unit: '',
      isActive: true,
    });
  },
};

/** The platform's admins say which hotel a new one belongs to. */
export const ForAdmin: Story = {
  args: { hotels },
  play: async ({ args }) => {
    const hotel = await screen.findByRole('combobox', { name: '酒店' });
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(await name(), '矿泉水');
    await userEvent.type(form.getByRole('spinbutton', { name: '价格' }), '5');
    await save();
    await expect(hotel).toHaveAccessibleDescription('请选择酒店');
    await userEvent.click(hotel);
    await userEvent.click(await screen.findByRole('option', { name: '安住·外滩店' }));
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ hotelId: '2' })),
    );
  },
};

export const Phone: Story = { args: { hotels }, globals: { viewport: { value: 'phone' } } };
