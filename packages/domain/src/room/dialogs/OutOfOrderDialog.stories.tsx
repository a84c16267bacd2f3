import { Code } from '@anzhu/api/contract/envelope';
import { addDays } from '@anzhu/api/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { room, today } from '../fixtures.ts';
import { OutOfOrderDialog } from './OutOfOrderDialog.tsx';

const meta = {
  title: 'Hotel/Room 房间/OutOfOrderDialog',
  component: OutOfOrderDialog,
  args: {
    room: room(),
    today,
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OutOfOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const reason = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '维修原因' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '维修' }));

/** Tonight by default; a reason is needed. */
export const Default: Story = {
  play: async ({ args }) => {
    await reason();
    await save();
    await waitFor(async () =>
      expect(await reason()).toHaveAccessibleDescription('维修原因不能为空'),
    );
    const last = screen.getByRole('textbox', { name: /结束日期/ });
    await userEvent.clear(last);
    await userEvent.type(last, addDays(today, 2));
    await userEvent.type(await reason(), '漏水');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      roomId: '801',
      from: today,
      to: addDays(today, 2),
      reason: '漏水',
    });
  },
};

/** Nights that are taken: the refusal says by whom, what was typed stays. */
export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('房间 801 03-18 至 03-20 已排给订单 1042（张三）'), {
          code: Code.conflict,
        }),
      ),
    ),
  },
  play: async () => {
    await userEvent.type(await reason(), '漏水');
    await save();
    await expect(await screen.findByText(/已排给订单 1042（张三）/)).toBeVisible();
    await expect(await reason()).toHaveValue('漏水');
  },
};

/** Nights that are sold: they are named, and the repair is sent again once it is agreed to. */
export const Oversold: Story = {
  args: {
    onSave: fn((input: { confirmOversold?: boolean | undefined }) =>
      input.confirmOversold === true
        ? Promise.resolve()
        : Promise.reject(
            Object.assign(new Error('该房型 03-18、03-19 已售完，将超售'), {
              code: Code.conflict,
              fields: { confirmOversold: '该房型 03-18、03-19 已售完，将超售' },
            }),
          ),
    ),
  },
  play: async ({ args }) => {
    await userEvent.type(await reason(), '漏水');
    await save();
    const question = await screen.findByRole('alertdialog', { name: '该房型将超售，仍要继续？' });
    await expect(question).toHaveTextContent('该房型 03-18、03-19 已售完，将超售');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: '仍要继续' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ reason: '漏水', confirmOversold: true }),
    );
  },
};

/** The nights that were chosen on the time axis. */
export const ChosenNights: Story = {
  args: { defaultNights: { from: addDays(today, 2), to: addDays(today, 4) } },
  play: async ({ args }) => {
    await userEvent.type(await reason(), '漏水');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ from: addDays(today, 2), to: addDays(today, 4) }),
      ),
    );
  },
};
