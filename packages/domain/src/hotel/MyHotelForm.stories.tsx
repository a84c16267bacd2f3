import { DepositRule } from '@anzhu/api/contract/hotel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { westLake } from './fixtures.ts';
import { MyHotelForm } from './MyHotelForm.tsx';

const meta = {
  title: 'Hotel/Hotel 酒店/MyHotelForm',
  component: MyHotelForm,
  args: {
    hotel: westLake,
    isReadOnly: false,
    upload: fn(async () => '/files/1.png'),
    onSave: fn(async () => {}),
  },
} satisfies Meta<typeof MyHotelForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '联系电话' });

/** A wrong phone is refused at its field; 放弃修改 asks, and brings the record back. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.clear(await phone());
    await userEvent.type(await phone(), '12 3');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(async () =>
      expect(await phone()).toHaveAccessibleDescription('联系电话应为 5 到 20 位数字、-、+ 或转'),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '放弃修改' }));
    await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' });
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(async () => expect(await phone()).toHaveValue('0571-00000000'));
  },
};

/** The deposit of a check-in: its sum is asked for once there is one. */
export const Deposit: Story = {
  play: async ({ args }) => {
    await phone();
    await expect(screen.queryByRole('spinbutton', { name: '押金金额' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '按晚数' }));
    const amount = await screen.findByRole('spinbutton', { name: '押金金额' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ depositRule: DepositRule.perNight, depositAmount: 200 }),
      ),
    );
  },
};

/** A hotel that has just been added: no province, no point, no texts. */
export const Blank: Story = {
  args: {
    hotel: {
      ...westLake,
      badge: [],
      address: '',
      contactPhone: '',
      parkingLot: '',
      province: '',
      city: '',
      longitude: null,
      latitude: null,
      introduce: '',
      facilities: '',
      terms: '',
    },
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };
