import { PayMethod } from '@anzhu/api/contract/bill';
import type { Receipt, Statement } from '@anzhu/api/contract/companyAccount';
import { Role } from '@anzhu/api/contract/role';
import { Button } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StatementDialog } from './StatementDialog.tsx';

const receipt = (of: Partial<Receipt>): Receipt => ({
  id: '4',
  amount: 2000,
  method: PayMethod.card,
  receivedDay: '2026-03-17',
  note: '二月账款',
  createdBy: '前台小陈',
  createdById: '7',
  createTime: '2026-03-18 09:55:00',
  voidTime: null,
  voidedBy: null,
  voidReason: null,
  reverses: null,
  reversedBy: null,
  ...of,
});

const statement: Statement = {
  companyId: '3',
  company: '西溪软件有限公司',
  taxNumber: '91330106MA2CC0X21U',
  hotelName: '安住·西湖店',
  month: '2026-03',
  opening: 2000,
  lines: [
    {
      id: '81',
      kind: 3,
      day: '2026-03-05',
      orderId: '20311',
      guest: '林示例',
      room: '506',
      nights: 3,
      amount: 765,
    },
    {
      id: '92',
      kind: 3,
      day: '2026-03-12',
      orderId: '20344',
      guest: '沈佳怡',
      room: '302',
      nights: 1,
      amount: 255,
    },
    {
      id: '95',
      kind: 4,
      day: '2026-03-12',
      orderId: '20344',
      guest: '沈佳怡',
      room: '302',
      nights: 1,
      amount: -55,
    },
  ],
  charged: 965,
  receipts: [receipt({})],
  received: 2000,
  closing: 965,
};

const meta = {
  title: 'Hotel/Company 协议单位/StatementDialog',
  tags: ['草稿', '!稳定'],
  component: StatementDialog,
  args: {
    company: { id: '3', name: '西溪软件有限公司', owed: 965 },
    month: '2026-03',
    onMonthChange: fn(),
    statement,
    isLoading: false,
    download: <Button>下载</Button>,
    time: { now: '2026-03-18 10:00:00', dayStarts: '06:00:00' },
    role: Role.hotelMember,
    userId: '7',
    onReceipt: fn(async () => {}),
    onVoid: fn(async () => {}),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StatementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was owed, put on account, paid, and is owed; a month earlier by a press. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '对账单 · 西溪软件有限公司' }));
    await expect(dialog.getAllByText('¥965.00')[0]).toBeVisible();
    await expect(dialog.getByRole('button', { name: '下个月' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: '上个月' }));
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-02');
  },
};

/** 回款: what is owed is filled in, more is refused, and the way is chosen. */
export const EnterReceipt: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '回款' }));
    const form = within(await screen.findByRole('dialog', { name: '回款 · 西溪软件有限公司' }));
    const amount = form.getByRole('spinbutton', { name: '回款金额' });
    await expect(amount).toHaveValue('965.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '966');
    await userEvent.click(form.getByRole('radio', { name: '银行卡' }));
    await expect(form.queryByRole('radio', { name: '挂账' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: '记回款' }));
    await expect(await form.findByText('已挂账 ¥965.00，不能记 ¥966.00')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    await userEvent.click(form.getByRole('button', { name: '记回款' }));
    await waitFor(() =>
      expect(args.onReceipt).toHaveBeenCalledWith(
        expect.objectContaining({
          companyId: '3',
          amount: 900,
          method: PayMethod.card,
          receivedDay: '2026-03-18',
        }),
        { requestKey: expect.any(String) },
      ),
    );
  },
};

/** Who has just entered a receipt takes it back, with the reason. */
export const TakeBack: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '作废' }));
    const form = within(await screen.findByRole('dialog', { name: '作废「回款 ¥2,000.00」' }));
    await userEvent.type(form.getByRole('textbox', { name: '原因' }), '记错单位');
    await userEvent.click(form.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(args.onVoid).toHaveBeenCalledWith({ id: '4', reason: '记错单位' }));
  },
};

/** One of an earlier day is reversed, by who manages. */
export const Reverse: Story = {
  args: {
    role: Role.hotelAdmin,
    userId: '2',
    statement: { ...statement, receipts: [receipt({ createTime: '2026-03-17 09:55:00' })] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '冲销' }));
    await expect(
      await screen.findByText('今天记一笔 −¥2,000.00，原来的一笔和当天的日报不变'),
    ).toBeVisible();
  },
};

/** Staff do not take back what others have entered; a company that owes nothing has nothing to pay. */
export const OfOthers: Story = {
  args: {
    userId: '8',
    company: { id: '3', name: '西溪软件有限公司', owed: 0 },
    statement: {
      ...statement,
      receipts: [
        receipt({ voidTime: '2026-03-18 09:56:00', voidedBy: '前台小陈', voidReason: '记错' }),
        receipt({ id: '5', reversedBy: '6' }),
        receipt({ id: '6', amount: -2000, reverses: '5', note: '退票' }),
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText('作废：记错，二月账款')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '作废' })).toBeNull();
    // Nor is there an empty column for it.
    await expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
    await expect(screen.getByRole('button', { name: '回款' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Empty: Story = {
  args: {
    statement: { ...statement, opening: 0, lines: [], charged: 0, receipts: [], received: 0 },
  },
  play: async () => void (await screen.findByText(/这个月没有挂账/)),
};

export const Loading: Story = { args: { statement: undefined, isLoading: true } };

export const LoadFailed: Story = {
  args: { statement: undefined, error: { message: '网络异常', onRetry: fn() } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
