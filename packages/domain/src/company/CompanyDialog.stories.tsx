import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotels, today } from '../fixtures.ts';
import { CompanyDialog } from './CompanyDialog.tsx';

const meta = {
  title: 'Hotel/Company 协议单位/CompanyDialog',
  component: CompanyDialog,
  args: { record: null, hotels: null, today, onSave: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof CompanyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '协议单位名称' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** Empty it shows what is missing; filled in it saves and closes. */
export const Default: Story = {
  play: async ({ args }) => {
    await name();
    await save();
    await expect(await name()).toHaveAccessibleDescription('协议单位名称不能为空');
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(await name(), '西溪软件有限公司');
    await userEvent.type(form.getByRole('textbox', { name: '联系人' }), '陆一鸣');
    await userEvent.type(form.getByRole('textbox', { name: '联系电话' }), '0571-8000-0002');
    await userEvent.type(form.getByRole('spinbutton', { name: '协议价比例' }), '80');
    await userEvent.type(form.getByRole('spinbutton', { name: '挂账额度' }), '1280.5');
    await userEvent.type(form.getByRole('textbox', { name: '有效期至' }), '2035-12-31{Tab}');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: '西溪软件有限公司',
      taxNumber: '',
      contact: '陆一鸣',
      contactPhone: '0571-8000-0002',
      share: 80,
      creditLimit: 1280.5,
      until: '2035-12-31',
      remark: '',
    });
  },
};

/** The platform's admins say which hotel a new one belongs to. */
export const ForAdmin: Story = {
  args: { hotels },
  play: async ({ args }) => {
    const hotel = await screen.findByRole('combobox', { name: '酒店' });
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(await name(), '西溪软件有限公司');
    await userEvent.type(form.getByRole('textbox', { name: '联系人' }), '陆一鸣');
    await userEvent.type(form.getByRole('textbox', { name: '联系电话' }), '0571-8000-0002');
    await userEvent.type(form.getByRole('spinbutton', { name: '协议价比例' }), '80');
    await userEvent.type(form.getByRole('spinbutton', { name: '挂账额度' }), '1280.5');
    await userEvent.type(form.getByRole('textbox', { name: '有效期至' }), '2035-12-31{Tab}');
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
