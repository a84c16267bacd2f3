import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { maleId } from '../guest/fixtures.ts';
import { CheckIn } from './CheckIn.tsx';
import type { CheckInInput } from './checkInDraft.ts';
import { paidOrder, vacantRoom } from './fixtures.ts';
import {
  button,
  checkInArgs,
  dialog,
  field,
  payInCash,
  response,
  seen,
  typeGuest,
} from './playing.ts';

const otherName = '该证件号上次登记为「王五」，确定以「王武」登记？';

const meta = {
  title: 'Hotel/Stay 入住/Refused',
  component: CheckIn,
  args: checkInArgs,
} satisfies Meta<typeof CheckIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent with nothing, then with what is wrong: messages at their fields, the first of them focused. */
export const Refusals: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(button('办理入住'));
    await expect(await field(1, '姓名')).toHaveAccessibleDescription('请添加入住人！');
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    await typeGuest(1, '林示例', '990101199003070011', '12345678901');
    await expect(await field(1, '身份证号')).toHaveAccessibleDescription('身份证号不正确');
    await userEvent.click(button('办理入住'));
    await expect(await field(1, '手机号')).toHaveAccessibleDescription('请输入正确的手机号');
    await waitFor(async () => expect(await field(1, '身份证号')).toHaveFocus());
    await userEvent.clear(await field(1, '身份证号'));
    await userEvent.type(await field(1, '身份证号'), maleId);
    await expect(await field(1, '身份证号')).toBeValid();
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};

/** A duplicate document is reported while typing. */
export const SameDocumentTwice: Story = {
  play: async () => {
    await dialog();
    await typeGuest(1, '林示例', maleId, '13800001234');
    await userEvent.click(button('添加入住人'));
    await typeGuest(2, '陈样本', maleId, '13900005678');
    await expect(await field(2, '身份证号')).toHaveAccessibleDescription('与第 1 位入住人相同');
    await expect(button('添加入住人')).toHaveAccessibleDescription('该房间最多入住 2 人');
  },
};

/** Server errors are shown at their fields; the draft stays. */
export const RefusedByServer: Story = {
  args: {
    onCheckIn: fn(() =>
      Promise.reject(
        Object.assign(new Error('入住人第 1 项：身份证号已在 802 房间入住'), {
          code: Code.invalid,
          fields: { 'checkInfoList.0.idcard': '身份证号已在 802 房间入住' },
        }),
      ),
    ),
  },
  play: async () => {
    await dialog();
    await typeGuest(1, '林示例', maleId, '13800001234');
    await payInCash();
    await userEvent.click(button('办理入住'));
    const idcard = await field(1, '身份证号');
    await waitFor(() => expect(idcard).toHaveAccessibleDescription('身份证号已在 802 房间入住'));
    await waitFor(() => expect(idcard).toHaveFocus());
    await expect(await field(1, '姓名')).toHaveValue('林示例');
  },
};

/** Another user was first: the message, and 刷新 that keeps the draft. */
export const Conflict: Story = {
  args: {
    onCheckIn: fn(() =>
      Promise.reject(Object.assign(new Error('房间状态已变更为「入住」'), { code: Code.conflict })),
    ),
  },
  play: async ({ args }) => {
    await dialog();
    await typeGuest(1, '林示例', maleId, '13800001234');
    await payInCash();
    await userEvent.click(button('办理入住'));
    await seen('房间状态已变更为「入住」');
    await userEvent.click(button('刷新'));
    await expect(args.onRefresh).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText('房间状态已变更为「入住」')).toBeNull());
    await expect(await field(1, '姓名')).toHaveValue('林示例');
  },
};

/** The number was registered under another name: the question has both, and the call carries the answer. */
export const OtherName: Story = {
  args: {
    onCheckIn: fn(({ confirmNames }: CheckInInput) =>
      confirmNames === true
        ? Promise.resolve(response)
        : Promise.reject(
            Object.assign(new Error(otherName), {
              code: Code.conflict,
              fields: { confirmNames: otherName },
            }),
          ),
    ),
  },
  play: async ({ args }) => {
    await dialog();
    await typeGuest(1, '王武', maleId, '13800001234');
    await payInCash();
    await userEvent.click(button('办理入住'));
    const first = await screen.findByRole('alertdialog', { name: otherName });
    await userEvent.click(within(first).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await field(1, '姓名')).toHaveValue('王武');
    await userEvent.click(button('办理入住'));
    const question = await screen.findByRole('alertdialog', { name: otherName });
    await userEvent.click(within(question).getByRole('button', { name: '确定登记' }));
    await screen.findByText('房间「801」已办理入住');
    await expect(args.onCheckIn).toHaveBeenLastCalledWith(
      expect.objectContaining({ confirmNames: true }),
    );
  },
};

const losesRoom = '订单 20318 将没有房间：该房型 03-18 已售完，将超售';

/** The order that loses the room has no other: it is named, and then both questions are answered in one call. */
export const Oversold: Story = {
  args: {
    room: { ...vacantRoom, status: RoomStatus.tentative, orderId: '20318' },
    onCheckIn: fn(({ confirmOversold, confirmNames }: CheckInInput) => {
      if (confirmOversold === true && confirmNames === true) return Promise.resolve(response);
      const [flag, message] =
        confirmOversold === true ? ['confirmNames', otherName] : ['confirmOversold', losesRoom];
      const refusal = { code: Code.conflict, fields: { [flag]: message } };
      return Promise.reject(Object.assign(new Error(message), refusal));
    }),
  },
  play: async () => {
    const held = await screen.findByRole('alertdialog', { name: /^房间「801」已为订单「20318」/ });
    await userEvent.click(within(held).getByRole('button', { name: '仍要办理' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await typeGuest(1, '王武', maleId, '13800001234');
    await payInCash();
    await userEvent.click(button('办理入住'));
    const question = await screen.findByRole('alertdialog', { name: '该房型将超售，仍要继续？' });
    await waitFor(() => expect(within(question).getByText(losesRoom)).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: '仍要继续' }));
    const names = await screen.findByRole('alertdialog', { name: otherName });
    await userEvent.click(within(names).getByRole('button', { name: '确定登记' }));
    await screen.findByText('房间「801」已办理入住');
  },
};

/** A room held for another order needs a confirmation, which the call carries. */
export const ReservedForAnother: Story = {
  args: { room: { ...vacantRoom, status: RoomStatus.reserved, orderId: '20318' } },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', {
      name: '房间「801」已为订单「20318」预订，仍要办理入住？',
    });
    await userEvent.click(within(question).getByRole('button', { name: '仍要办理' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await typeGuest(1, '林示例', maleId, '13800001234');
    await payInCash();
    await userEvent.click(button('办理入住'));
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(
        expect.objectContaining({ acceptReserved: true }),
      ),
    );
    await screen.findByText('房间「801」已办理入住');
  },
};

/** The question is cancelled: a room that is held for an unpaid order asks as well. */
export const ReservedDeclined: Story = {
  args: { room: { ...vacantRoom, status: RoomStatus.tentative, orderId: '20318' } },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', {
      name: '房间「801」已为订单「20318」暂定，仍要办理入住？',
    });
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};

export const OrderLoading: Story = { args: { order: { state: 'loading' } } };

export const OrderMissing: Story = {
  args: { order: { state: 'missing' } },
  play: () => seen('找不到该订单'),
};

export const OrderFailed: Story = {
  args: { order: { state: 'failed', message: '网络连接失败，请检查网络', onRetry: fn() } },
};

export const OrderOfAnotherStatus: Story = {
  args: { order: { state: 'found', order: { ...paidOrder, status: OrderStatus.refundRequested } } },
  play: () => seen('订单状态为「申请退款」，不能办理入住'),
};

export const OrderOfAnotherType: Story = {
  args: {
    order: { state: 'found', order: { ...paidOrder, roomType: '12', roomTypeName: '标准双床房' } },
  },
};
