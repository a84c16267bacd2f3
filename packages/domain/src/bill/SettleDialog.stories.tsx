import { type Bill, type BillLine, LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { LeaveOpen } from '@anzhu/api/contract/hotel';
import { OrderStatus } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SettleDialog } from './SettleDialog.tsx';

const line = (of: Partial<BillLine>): BillLine => ({
  id: null,
  kind: LineKind.room,
  night: null,
  amount: 300,
  method: null,
  note: null,
  createdBy: null,
  createTime: null,
  voidTime: null,
  voidedBy: null,
  voidReason: null,
  reverses: null,
  reversedBy: null,
  ...of,
});

const bill: Bill = {
  lines: [
    line({ night: '2026-03-18' }),
    line({ id: '1', kind: LineKind.payment, amount: 300, method: PayMethod.wechat }),
    line({ id: '2', kind: LineKind.deposit, amount: 200, method: PayMethod.cash }),
    line({ id: '3', kind: LineKind.charge, amount: 38, note: '早餐' }),
  ],
  charged: 338,
  paid: 300,
  deposit: 200,
  open: 38,
};

const owed: Bill = { ...bill, charged: 638, open: 338 };

const meta = {
  title: 'Hotel/Order 订单/SettleDialog',
  component: SettleDialog,
  args: {
    orderId: '20311',
    title: '506 · 林示例',
    checkOut: '7',
    bill,
    status: OrderStatus.checkedIn,
    role: Role.hotelMember,
    rule: LeaveOpen.always,
    onBill: fn(),
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SettleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The key of the form. */
const keyed = { requestKey: expect.any(String) };

const settle = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: '结账并退房' }));

/** A deposit above the charges: the rest goes back the way it came, by one press. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '退房 · 506 · 林示例' });
    await waitFor(() => expect(screen.getByText('应退 ¥162.00')).toBeVisible());
    await expect(screen.getByRole('radio', { name: '现金' })).toBeChecked();
    await settle();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        orderId: '20311',
        checkOut: '7',
        parts: [{ method: PayMethod.cash, amount: 162 }],
        seen: -162,
      }),
      keyed,
    );
  },
};

/** The master bill of a group: what all rooms route to it is settled by one press. */
export const Master: Story = {
  args: {
    title: '团队主账 T1',
    checkOut: null,
    bill: {
      ...bill,
      deposit: 0,
      lines: bill.lines.filter(({ kind }) => kind !== LineKind.deposit),
      group: { groupNo: 'T1', masterOrderId: '20311', isMaster: true, routed: 1080 },
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('含本团各房转来的房费 ¥1,080.00')).toBeVisible();
    await expect(screen.getByText('应收 ¥1,118.00')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '银行卡' }));
    await userEvent.click(screen.getByRole('button', { name: '结账' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          parts: [{ method: PayMethod.card, amount: 1118 }],
          seen: 1118,
        }),
        keyed,
      ),
    );
  },
};

/** Charges above the deposit are received in a way that is chosen. */
export const Received: Story = {
  args: { bill: owed },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('应收 ¥138.00')).toBeVisible());
    await settle();
    await expect(await screen.findByText('请选择支付方式')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: '支付宝' }));
    await settle();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          parts: [{ method: PayMethod.alipay, amount: 138 }],
          seen: 138,
        }),
        keyed,
      ),
    );
  },
};

/** What a clerk gives back above the deposit waits for a manager; it is said before. */
export const Waits: Story = {
  args: { bill: { ...bill, charged: 38, open: -262, deposit: 0 } },
  play: async ({ args }) => {
    await screen.findByText('退还 ¥262.00 须酒店管理员审批，同意后再退给客人');
    await settle();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ seen: -262, parts: [{ method: PayMethod.wechat, amount: 262 }] }),
        keyed,
      ),
    );
  },
};

/** Up to what the hotel lets them, and by a manager, it is given back at once. */
export const AtOnce: Story = {
  args: { bill: { ...bill, charged: 38, open: -262, deposit: 0 }, payBackLimit: 262 },
  play: async () => {
    await screen.findByText('应退 ¥262.00');
    await expect(screen.queryByText(/须酒店管理员审批/)).toBeNull();
  },
};

/** In two ways: the last one has what the others leave. */
export const TwoWays: Story = {
  args: { bill: owed },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '分开收取' }));
    const [first] = screen.getAllByRole('spinbutton', { name: '金额' }) as [HTMLElement];
    await userEvent.type(first, '100');
    await userEvent.click(screen.getAllByRole('radio', { name: '现金' })[0] as HTMLElement);
    await userEvent.click(screen.getAllByRole('radio', { name: '银行卡' })[1] as HTMLElement);
    await settle();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          parts: [
            { method: PayMethod.cash, amount: 100 },
            { method: PayMethod.card, amount: 38 },
          ],
        }),
        keyed,
      ),
    );
  },
};

/** On the account of a company: the order's is proposed, another one of the hotel can be chosen, up to its limit. */
export const OnAccount: Story = {
  args: {
    bill: { ...owed, companyId: '3' },
    companies: [
      { id: '3', name: '西溪软件有限公司', creditLimit: 1000, owed: 950, available: 50 },
      { id: '4', name: '之江旅行社', creditLimit: 20_000, owed: 0, available: 20_000 },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '挂账' }));
    const company = await screen.findByRole('combobox', { name: '挂账单位' });
    await expect(company).toHaveTextContent('西溪软件有限公司 · 可用 ¥50.00');
    await settle();
    await expect(
      await screen.findByText(
        '「西溪软件有限公司」挂账额度 ¥1,000.00，已挂账 ¥950.00，可用 ¥50.00，不能挂账 ¥138.00',
      ),
    ).toBeVisible();
    await userEvent.click(company);
    await userEvent.click(
      await screen.findByRole('option', { name: '之江旅行社 · 可用 ¥20,000.00' }),
    );
    await settle();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          parts: [{ method: PayMethod.account, amount: 138, companyId: '4' }],
        }),
        keyed,
      ),
    );
  },
};

/** A late check-out is proposed as a line, and what it costs is received with the rest; a manager may charge more. */
export const Late: Story = {
  args: {
    bill: { ...bill, late: { nights: 0.5, nightFee: 300, amount: 150 } },
    role: Role.hotelAdmin,
    notes: ['已过 2026-03-20 12:00 的离店时间'],
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('应退 ¥12.00')).toBeVisible());
    const fee = screen.getByRole('spinbutton', { name: '延迟退房' });
    await userEvent.clear(fee);
    await userEvent.type(fee, '162');
    await waitFor(() => expect(screen.getByText('已结清')).toBeVisible());
    await settle();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ lateFee: 162, parts: [], seen: 0 }),
        keyed,
      ),
    );
  },
};

/** A part is received and the rest stays open, where the hotel lets guests leave so. */
export const PartLeftOpen: Story = {
  args: { bill: owed },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^余下留着未结/ }));
    await userEvent.click(screen.getByRole('radio', { name: '现金' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: '金额' }), '100');
    await settle();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          parts: [{ method: PayMethod.cash, amount: 100 }],
          leaveOpen: true,
          seen: 138,
        }),
        keyed,
      ),
    );
  },
};

/** Only a manager lets guests leave with a sum open. */
export const ByManagerOnly: Story = {
  args: { bill: { ...bill, deposit: 0, open: -50 }, rule: LeaveOpen.management },
  play: async () => {
    const open = await screen.findByRole('checkbox', { name: /^余下留着未结/ });
    await expect(open).toBeDisabled();
    await expect(screen.getByText('多收 ¥50.00 未退，请先结账，或由酒店管理员退房')).toBeVisible();
  },
};

/** Another clerk has entered something meanwhile: the message stays, 刷新 reads the bill again. */
export const Conflict: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('现应退 ¥124.00，请核对后重试'), { code: Code.conflict }),
      ),
    ),
  },
  play: async ({ args }) => {
    await settle();
    await expect(await screen.findByText('现应退 ¥124.00，请核对后重试')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { args: { bill: owed }, globals: { viewport: { value: 'phone' } } };
