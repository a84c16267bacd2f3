import type { Company } from '@anzhu/api/contract/company';
import type { RoomType } from '@anzhu/api/contract/roomType';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotels, today } from '../fixtures.ts';
import { CompanyDialog } from './CompanyDialog.tsx';

const roomType = (id: string, name: string, hotelId: string): RoomType => ({
  id,
  name,
  hotelId,
  hotelName: null,
  bedType: [],
  bed: 1,
  maxLoad: 2,
  haveWindow: true,
  network: true,
  haveBreakfast: true,
  cover: null,
  fee: 300,
  isolationFee: 200,
  dayUseFee: 0,
  nightFees: null,
  sort: 1,
});

const meta = {
  title: 'Hotel/Company 协议单位/CompanyDialog',
  component: CompanyDialog,
  args: {
    record: null,
    hotels: null,
    roomTypes: [roomType('11', '豪华大床房', '1'), roomType('12', '双床房', '1')],
    today,
    onHotelChange: fn(),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
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
      prices: [],
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

const agreed: Company = {
  id: '3',
  name: '西溪软件有限公司',
  hotelId: '1',
  hotelName: '安住·西湖店',
  taxNumber: '91330106MA2CC0X21U',
  contact: '沈佳怡',
  contactPhone: '0571-8000-0001',
  share: 85,
  prices: [{ roomType: '11', roomTypeName: '豪华大床房', price: 260 }],
  creditLimit: 20_000,
  until: '2035-12-31',
  remark: '每月 5 日前对账',
};

/** Room types with a price of their own: one is there, another is added, each type once. */
export const PricesOfTypes: Story = {
  args: { record: agreed },
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByRole('combobox', { name: '第 1 种房型' })).toHaveTextContent(
      '豪华大床房',
    );
    const add = form.getByRole('button', { name: '添加房型协议价' });
    await userEvent.click(add);
    await waitFor(() => expect(form.getByRole('combobox', { name: '第 2 种房型' })).toHaveFocus());
    await save();
    await expect(form.getByRole('combobox', { name: '第 2 种房型' })).toHaveAccessibleDescription(
      /不能为空/,
    );
    await userEvent.click(form.getByRole('combobox', { name: '第 2 种房型' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', { name: '双床房' }));
    // Every type has a price.
    await expect(add).toBeDisabled();
    await userEvent.type(form.getByRole('spinbutton', { name: '第 2 种协议价' }), '320.5');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          prices: [
            { roomType: '11', price: 260 },
            { roomType: '12', price: 320.5 },
          ],
        }),
      ),
    );
  },
};

export const Phone: Story = { args: { hotels }, globals: { viewport: { value: 'phone' } } };
