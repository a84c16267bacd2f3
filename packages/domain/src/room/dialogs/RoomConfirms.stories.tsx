import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { Role } from '@anzhu/api/contract/role';
import { RoomStatus } from '@anzhu/api/contract/room';
import { addDays } from '@anzhu/api/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyKind, room, today } from '../fixtures.ts';
import {
  CheckOutConfirm,
  CleanConfirm,
  EndOutOfOrderConfirm,
  UndoStayConfirm,
} from './RoomConfirms.tsx';

const meta = {
  title: 'Hotel/Room 房间/RoomConfirms',
  component: CheckOutConfirm,
  args: {
    room: everyKind[2] ?? room(),
    hotelDay: today,
    guests: ['林示例', '陈样本'],
    now: `${today} 10:00:00`,
    role: Role.hotelMember,
    onConfirm: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof CheckOutConfirm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 退房 names the room; the safe button has the focus. */
export const CheckOut: Story = {
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: '房间「803」退房？' });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: '取消' })).toHaveFocus(),
    );
    await userEvent.click(within(question).getByRole('button', { name: '退房' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onConfirm).toHaveBeenCalledWith(undefined);
  },
};

/** Leaving before the planned day: the question says by how many days, and names the guests. */
export const Early: Story = {
  args: { room: room({ ...everyKind[2], estimatedCheckOut: `${addDays(today, 2)} 12:00:00` }) },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: /退房？$/ });
    await expect(question).toHaveTextContent('林示例、陈样本');
    await expect(question).toHaveTextContent('提前 2 天退房，未住的房费不会自动退还');
  },
};

export const Overdue: Story = {
  args: { room: room({ ...everyKind[2], estimatedCheckOut: `${addDays(today, -1)} 12:00:00` }) },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: /退房？$/ });
    await expect(question).toHaveTextContent('逾期 1 天未离，请先核对逾期的房费');
  },
};

const late = {
  bill: {
    lines: [],
    charged: 600,
    paid: 600,
    deposit: 0,
    open: 0,
    late: { nights: 0.5, nightFee: 300, amount: 150 },
  },
  room: room({ ...everyKind[2], estimatedCheckOut: `${today} 12:00:00` }),
  now: `${today} 14:30:00`,
  onBill: fn(),
};

/** Half a night is proposed for who leaves late: staff charge that or less. */
export const Late: Story = {
  args: late,
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: '房间「803」退房？' }));
    const amount = question.getByRole('spinbutton', { name: '延迟退房' });
    await expect(amount).toHaveValue('150.00');
    await expect(amount).toHaveAccessibleDescription(
      '半晚，每晚 ¥300；记入账单，不收填 0，更多须由酒店管理员加收',
    );
    await userEvent.clear(amount);
    await userEvent.click(question.getByRole('button', { name: '退房' }));
    await expect(await question.findByText('请填写延迟退房的金额，不收填 0')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(amount, '100');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(100));
  },
};

/** After midnight it is the evening before: the fee has the days of the note, and what comes to them that evening. */
export const LateAfterMidnight: Story = {
  args: {
    ...late,
    room: room({ ...everyKind[2], estimatedCheckOut: `${addDays(today, -1)} 12:00:00` }),
    now: `${addDays(today, 1)} 00:40:00`,
    bill: { ...late.bill, late: { nights: 2, days: 1, nightFee: 300, amount: 600 } },
  },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: '房间「803」退房？' });
    await expect(question).toHaveTextContent('逾期 1 天未离，请先核对逾期的房费');
    const amount = within(question).getByRole('spinbutton', { name: '延迟退房' });
    await expect(amount).toHaveAccessibleDescription(
      /^2 晚（逾期 1 天，当日超时 1 晚），每晚 ¥300；/,
    );
  },
};

/** A manager charges what was agreed. */
export const LateManager: Story = {
  args: { ...late, role: Role.hotelAdmin },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: '房间「803」退房？' }));
    const amount = question.getByRole('spinbutton', { name: '延迟退房' });
    await expect(amount).toHaveAccessibleDescription('半晚，每晚 ¥300；记入账单，不收填 0');
    await userEvent.clear(amount);
    await userEvent.type(amount, '400');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(400));
  },
};

export const LatePhone: Story = { args: late, globals: { viewport: { value: 'phone' } } };

/** 解除维修 names the nights and the reason. */
export const EndOutOfOrder: Story = {
  render: ({ room: repaired, onConfirm, onClose }) => (
    <EndOutOfOrderConfirm
      room={repaired}
      period={{ id: '1', from: today, to: addDays(today, 2), reason: '漏水' }}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  ),
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: '房间「803」解除维修？' });
    await expect(question).toHaveTextContent(`${today} 至 ${addDays(today, 2)}，漏水`);
    await userEvent.click(within(question).getByRole('button', { name: '解除维修' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

/** A deposit is held, and a breakfast is not paid: it says so, and leads to the bill. */
export const Unsettled: Story = {
  args: { bill: { lines: [], charged: 568, paid: 540, deposit: 200, open: 28 }, onBill: fn() },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: '房间「803」退房？' });
    await expect(question).toHaveTextContent('押金 ¥200.00 未退还');
    await expect(question).toHaveTextContent('未结 ¥28.00 未收');
    await userEvent.click(within(question).getByRole('button', { name: '账单' }));
    await expect(args.onBill).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** 撤销入住 says what becomes of room and order, and what is given back. */
export const Undo: Story = {
  render: (args) => <UndoStayConfirm {...args} difference={-576} />,
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: '房间「803」撤销入住？' });
    await expect(question).toHaveTextContent('林示例、陈样本');
    await expect(question).toHaveTextContent('退还¥576.00');
    await userEvent.click(within(question).getByRole('button', { name: '撤销入住' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalled());
  },
};

/** What an early departure gave back is received again: by which way is asked. */
export const UndoReceives: Story = {
  render: (args) => <UndoStayConfirm {...args} difference={1506.8} />,
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: '房间「803」撤销入住？' });
    await expect(question).toHaveTextContent('补收¥1,506.80');
    await expect(question).toHaveTextContent('入住后退还的金额重新收取');
    await userEvent.click(within(question).getByRole('button', { name: '撤销入住' }));
    await expect(await within(question).findByText('请选择支付方式')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('radio', { name: '微信' }));
    await userEvent.click(within(question).getByRole('button', { name: '撤销入住' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(PayMethod.wechat));
  },
};

/** The names are still being loaded. */
export const Loading: Story = { args: { guests: undefined } };

export const Phone: Story = { ...Overdue, globals: { viewport: { value: 'phone' } } };

/** Another user was first: the dialog stays and shows the message. */
export const CheckOutConflict: Story = {
  args: {
    onConfirm: fn(() =>
      Promise.reject(
        Object.assign(new Error('房间状态已变更为「待打扫」'), { code: Code.conflict }),
      ),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '退房' }));
    await waitFor(() => expect(screen.getByText('房间状态已变更为「待打扫」')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Clean: Story = {
  render: ({ onConfirm, onClose }) => (
    <CleanConfirm room={everyKind[6] ?? room()} action="clean" {...{ onConfirm, onClose }} />
  ),
};

/** What was cleaned is let again, where the hotel inspects. */
export const Inspect: Story = {
  render: ({ onConfirm, onClose }) => (
    <CleanConfirm
      room={room({ status: RoomStatus.awaitingCleaning, isToInspect: true })}
      action="inspect"
      {...{ onConfirm, onClose }}
    />
  ),
  play: async ({ args }) => {
    const asked = await screen.findByRole('alertdialog', { name: '房间「801」检查通过？' });
    await userEvent.click(within(asked).getByRole('button', { name: '检查通过' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};

/** Of an isolation room it is disinfection. */
export const Disinfect: Story = {
  render: ({ onConfirm, onClose }) => (
    <CleanConfirm room={everyKind[11] ?? room()} action="clean" {...{ onConfirm, onClose }} />
  ),
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: '房间「905」已清洁消毒？' }),
    ).toBeInTheDocument();
  },
};
