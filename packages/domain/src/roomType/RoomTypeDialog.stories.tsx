import type { RoomType } from '@anzhu/api/contract/roomType';
import { bedTypes, hotels } from '../fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RoomTypeDialog } from './RoomTypeDialog.tsx';

const twin: RoomType = {
  id: '11',
  name: '标准双床房',
  hotelId: '1',
  hotelName: '安住·西湖店',
  bedType: ['21'],
  bed: 2,
  maxLoad: 2,
  haveWindow: true,
  network: true,
  haveBreakfast: false,
  cover: '/files/room-twin.png',
  fee: 268,
  isolationFee: 320,
  dayUseFee: 0,
  nightFees: null,
  sort: 0,
};
const king: RoomType = {
  ...twin,
  id: '12',
  name: '豪华大床房',
  bedType: ['22'],
  bed: 1,
  haveBreakfast: true,
  cover: '/files/room-king.png',
  fee: 328,
  isolationFee: 380,
  sort: 1,
};

const meta = {
  title: 'Hotel/Room type 房型/RoomTypeDialog',
  component: RoomTypeDialog,
  args: {
    record: null,
    hotels: null,
    bedTypes: bedTypes.filter(({ hotelId }) => hotelId === '1'),
    upload: fn(async () => '/files/cover.png'),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof RoomTypeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '房型名称' });
const number = (label: string): HTMLElement => screen.getByRole('spinbutton', { name: label });
const beds = (): HTMLElement => screen.getByRole('combobox', { name: '床型' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));
const overload = '最多入住 3 人，超过床位可睡的 2 人';

/** Empty it shows what is missing; more guests than the beds sleep are a warning that does not hold up saving. */
export const Default: Story = {
  play: async ({ args }) => {
    await name();
    await save();
    await expect(await name()).toHaveAccessibleDescription('房型名称不能为空');
    await expect(number('价格')).toHaveAccessibleDescription('价格不能为空');
    await userEvent.type(await name(), '湖景大床房');
    await userEvent.click(beds());
    await userEvent.keyboard('dachuang');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.type(number('最多入住'), '3');
    await expect(await screen.findByText(overload)).toBeVisible();
    await userEvent.type(number('价格'), '398');
    await userEvent.type(number('隔离价格'), '450.5');
    await userEvent.click(screen.getByRole('checkbox', { name: '早餐' }));
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: '湖景大床房',
      bedType: ['22'],
      bed: 1,
      maxLoad: 3,
      haveWindow: true,
      network: true,
      haveBreakfast: true,
      cover: '',
      fee: 398,
      isolationFee: 450.5,
      dayUseFee: 0,
      sort: 0,
    });
  },
};

/** Without a bed type it is not saved: the message stands at the field. */
export const WithoutBed: Story = {
  args: { record: { ...twin, bedType: [] } },
  play: async ({ args }) => {
    await name();
    await save();
    await screen.findByText('床型不能为空');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The warning goes when there are beds enough. */
export const OverloadWarning: Story = {
  args: { record: { ...king, maxLoad: 3 } },
  play: async () => {
    await name();
    await expect(await screen.findByText(overload)).toBeVisible();
    await userEvent.click(number('床位数'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.queryByText(overload)).toBeNull());
  },
};

/** The bed types are those of the chosen hotel; another hotel clears them. */
export const ForAdmin: Story = {
  args: { hotels, bedTypes: bedTypes },
  play: async () => {
    const hotel = await screen.findByRole('combobox', { name: '酒店' });
    await expect(beds()).toBeDisabled();
    await expect(beds()).toHaveAccessibleDescription(/请先选择酒店/);
    await userEvent.click(hotel);
    await userEvent.click(await screen.findByRole('option', { name: '安住·珠江店' }));
    await userEvent.click(beds());
    const option = await screen.findByRole('option', { name: /大床/ });
    await expect(option).toHaveTextContent('安住·珠江店 · 1.8 × 2.0 米 · 睡 2 人');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(option);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: '移除 大床' })).toBeVisible();
    await userEvent.click(hotel);
    await userEvent.click(await screen.findByRole('option', { name: '安住·西湖店' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '移除 大床' })).toBeNull());
  },
};

const bytes = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** Too large a picture is refused; while one is being uploaded, saving is. */
export const Uploading: Story = {
  args: {
    record: twin,
    upload: fn(() => new Promise<never>(() => {})),
  },
  play: async ({ args }) => {
    await name();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    const file = new File([bytes], '主图.png', { type: 'image/png' });
    const large = Object.defineProperty(
      new File([bytes], '大图.png', { type: 'image/png' }),
      'size',
      {
        value: 10 * 1024 * 1024 + 1,
      },
    );
    fireEvent.change(input, { target: { files: [large] } });
    await waitFor(() => expect(screen.getAllByText('上传图片大小不能超过 10MB!')[0]).toBeVisible());
    fireEvent.change(input, { target: { files: [file] } });
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    await save();
    await waitFor(() => expect(screen.getAllByText('房型主图正在上传，请稍候')[0]).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { args: { hotels }, globals: { viewport: { value: 'phone' } } };
