import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pendingOffers, pendingOrder } from './fixtures.ts';
import { PendingOrderDialog } from './PendingOrderDialog.tsx';

const meta = {
  title: 'Hotel/Order 订单/PendingOrderDialog',
  component: PendingOrderDialog,
  args: {
    order: pendingOrder(),
    offers: pendingOffers,
    refusal: null,
    mayOversell: false,
    onAccept: fn(() => Promise.resolve()),
    onDecline: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PendingOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

/** Accepted into the first room type that has rooms, at the channel's price. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await dialogNamed(/^未接单 · /);
    await expect(dialog.getByRole('combobox', { name: /房型/ })).toHaveTextContent('标准双床房');
    await userEvent.click(dialog.getByRole('button', { name: '接单' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onAccept).toHaveBeenCalledWith(
      expect.objectContaining({ id: args.order.id, roomType: '12', seen: 3, lastPay: 1080 }),
    );
  },
};

/** A modification names the order that it changes, which stays as it is until then. */
export const Modification: Story = {
  args: { order: pendingOrder({ orderId: '20311' }) },
  play: async ({ args }) => {
    const dialog = await dialogNamed(/^未接单的修改 · /);
    await expect(dialog.getByText('修改的订单号')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '按修改接单' }));
    await waitFor(() =>
      expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ roomType: '12' })),
    );
  },
};

/** Another room type is chosen by keyboard; one without rooms is not offered to staff. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const dialog = await dialogNamed(/^未接单 · /);
    dialog.getByRole('combobox', { name: /房型/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /豪华大床房/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onAccept).toHaveBeenCalledWith(expect.objectContaining({ roomType: '13' })),
    );
  },
};

/** 不接 needs a reason; the channel receives it. */
export const Declined: Story = {
  play: async ({ args }) => {
    const dialog = await dialogNamed(/^未接单 · /);
    await userEvent.click(dialog.getByRole('button', { name: '不接…' }));
    const decline = await dialogNamed(/^不接 · /);
    await userEvent.click(decline.getByRole('button', { name: '不接' }));
    await expect(await decline.findByText('不接原因不能为空')).toBeVisible();
    await userEvent.type(decline.getByRole('textbox', { name: '不接原因' }), '已满');
    await userEvent.click(decline.getByRole('button', { name: '不接' }));
    await waitFor(() =>
      expect(args.onDecline).toHaveBeenCalledWith({ id: args.order.id, reason: '已满', seen: 3 }),
    );
  },
};

/** Who manages the hotel is asked before more rooms are sold than there are. */
export const Oversold: Story = {
  args: {
    offers: pendingOffers.map((offer) => ({ ...offer, available: 0 })),
    mayOversell: true,
    onAccept: fn((input: { confirmOversold?: boolean | undefined }) =>
      input.confirmOversold === true
        ? Promise.resolve()
        : Promise.reject(
            Object.assign(new Error('该房型 03-18、03-19 已售完，将超售'), {
              code: 409,
              fields: { confirmOversold: '该房型 03-18、03-19 已售完，将超售' },
            }),
          ),
    ),
  },
  play: async ({ args }) => {
    const dialog = await dialogNamed(/^未接单 · /);
    await expect(dialog.getByText('没有房型有足够的房间；接单将超售')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /房型/ }));
    await userEvent.click(await screen.findByRole('option', { name: /豪华大床房/ }));
    await userEvent.click(dialog.getByRole('button', { name: '接单' }));
    await userEvent.click(await screen.findByRole('button', { name: '仍要继续' }));
    await waitFor(() =>
      expect(args.onAccept).toHaveBeenLastCalledWith(
        expect.objectContaining({ roomType: '11', confirmOversold: true }),
      ),
    );
  },
};

/** For staff there is nothing to accept it into. */
export const Full: Story = {
  args: { offers: pendingOffers.map((offer) => ({ ...offer, available: 0 })) },
};

/** Its dates have passed. */
export const Past: Story = {
  args: { offers: undefined, refusal: '预计入住不能早于今天' },
};

export const Loading: Story = { args: { offers: undefined } };
