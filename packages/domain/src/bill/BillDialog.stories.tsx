import { type Bill, type BillLine, LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PaperHotelContext, SignerContext } from '../paper/index.ts';
import { BillDialog } from './BillDialog.tsx';

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

const stored = { createdBy: '前台小陈', createTime: '2026-03-18 14:06:00' };

const bill: Bill = {
  lines: [
    line({ night: '2026-03-18' }),
    line({ night: '2026-03-19' }),
    line({ amount: -60, note: '优惠、改价' }),
    line({
      ...stored,
      id: '1',
      kind: LineKind.payment,
      amount: 540,
      method: PayMethod.wechat,
      createdBy: null,
      note: '小程序',
    }),
    line({
      ...stored,
      id: '2',
      kind: LineKind.deposit,
      amount: 200,
      method: PayMethod.cash,
      note: '',
    }),
    line({ ...stored, id: '3', kind: LineKind.charge, amount: 28, note: '早餐' }),
    line({
      ...stored,
      id: '4',
      kind: LineKind.charge,
      amount: 15,
      note: '矿泉水',
      voidTime: '2026-03-18 15:00:00',
      voidedBy: '店长王芳',
      voidReason: '记错房间',
    }),
  ],
  charged: 568,
  paid: 540,
  deposit: 200,
  open: 28,
};

/** The key of the form. */
const keyed = { requestKey: expect.any(String) };

const meta = {
  title: 'Hotel/Order 订单/BillDialog',
  component: BillDialog,
  args: {
    order: {
      id: '20311',
      status: OrderStatus.checkedIn,
      name: '林示例',
      hotelId: '1',
      hotelName: '安住杭州西湖店',
      roomName: '301',
      roomTypeName: '高级大床房',
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
    },
    role: Role.hotelAdmin,
    userId: '7',
    allowanceLimit: null,
    time: { now: '2026-03-18 16:00:00', dayStarts: '06:00:00' },
    bill,
    onAdd: fn(() => Promise.resolve()),
    onVoid: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BillDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Nights, a breakfast, a deposit, what was voided; what is open is said and is the sum that 收款 begins with. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '账单 · 订单 20311 · 林示例' });
    await expect(within(dialog).getByText('未结 ¥28.00 未收')).toBeVisible();
    await expect(within(dialog).getByText('押金 ¥200.00 未退还')).toBeVisible();
    await press('新增');
    await userEvent.click(await screen.findByRole('radio', { name: '收款' }));
    await expect(screen.getByRole('spinbutton', { name: '金额' })).toHaveValue('28.00');
    await press('保存');
    await expect(await screen.findByText('请选择支付方式')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '支付宝' }));
    await press('保存');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          orderId: '20311',
          kind: LineKind.payment,
          amount: 28,
          method: PayMethod.alipay,
        }),
        keyed,
      ),
    );
    await expect(await screen.findByRole('dialog', { name: /^账单/ })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A charge by keyboard alone. */
export const Charge: Story = {
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: '新增' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('radio', { name: '消费' });
    await userEvent.type(screen.getByRole('spinbutton', { name: '金额' }), '28');
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '早餐');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ kind: LineKind.charge, amount: 28, note: '早餐' }),
        keyed,
      ),
    );
  },
};

/** Of guests who are late, what that costs is proposed as a charge of its own name. */
export const Late: Story = {
  args: {
    bill: {
      ...bill,
      lines: [
        ...bill.lines,
        line({
          ...stored,
          id: '5',
          kind: LineKind.charge,
          amount: 150,
          note: '半晚',
          isLate: true,
        }),
      ],
      late: { nights: 1, nightFee: 300, amount: 150 },
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('row', { name: /^延迟退房.*半晚/ })).toBeVisible();
    await press('新增');
    await userEvent.click(await screen.findByRole('radio', { name: '延迟退房' }));
    await expect(screen.getByRole('spinbutton', { name: '金额' })).toHaveValue('150.00');
    await expect(screen.queryByRole('radio', { name: '现金' })).not.toBeInTheDocument();
    await press('保存');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ kind: LineKind.charge, amount: 150, isLate: true }),
        keyed,
      ),
    );
  },
};

/** The guest gives more than is open: the rest becomes a deposit, once that is agreed to. */
export const Overpaid: Story = {
  args: {
    onAdd: fn((input: { restAsDeposit?: boolean | undefined }) =>
      input.restAsDeposit === true
        ? Promise.resolve()
        : Promise.reject(
            Object.assign(new Error('未结 ¥28.00，不能收更多'), {
              code: Code.conflict,
              fields: { restAsDeposit: '未结 ¥28.00，余下 ¥72.00 记为押金，离店时退还' },
            }),
          ),
    ),
  },
  play: async ({ args }) => {
    await press('新增');
    await userEvent.click(await screen.findByRole('radio', { name: '收款' }));
    const amount = screen.getByRole('spinbutton', { name: '金额' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await userEvent.click(screen.getByRole('radio', { name: '现金' }));
    await press('保存');
    const question = await screen.findByRole('alertdialog', {
      name: '收款多于未结，余下记为押金？',
    });
    await expect(question).toHaveTextContent('余下 ¥72.00 记为押金，离店时退还');
    await userEvent.click(within(question).getByRole('button', { name: '记为押金' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith(
        expect.objectContaining({ kind: LineKind.payment, amount: 100, restAsDeposit: true }),
        keyed,
      ),
    );
  },
};

/** The deposit is given back, the way it came if nothing else is chosen; more than is held is refused at the field. */
export const DepositBack: Story = {
  play: async ({ args }) => {
    await press('新增');
    await userEvent.click(await screen.findByRole('radio', { name: '退还押金' }));
    const amount = screen.getByRole('spinbutton', { name: '金额' });
    await expect(amount).toHaveValue('200.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '300');
    await press('保存');
    await expect(await screen.findByText('押金现有 ¥200.00，不能退还更多')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await press('保存');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: LineKind.deposit,
          amount: -200,
          method: PayMethod.cash,
        }),
        keyed,
      ),
    );
  },
};

/** 作废 takes a reason. */
export const Void: Story = {
  play: async ({ args }) => {
    const row = await screen.findByRole('row', { name: /早餐/ });
    await userEvent.click(within(row).getByRole('button', { name: '作废' }));
    await screen.findByRole('dialog', { name: '作废「消费 ¥28.00」' });
    await press('作废');
    await expect(await screen.findByText('原因不能为空')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '记错{Enter}');
    await waitFor(() => expect(args.onVoid).toHaveBeenCalledWith({ id: '3', reason: '记错' }));
  },
};

/** Of an earlier day: 冲销 is a line of today. */
export const Reverse: Story = {
  args: { time: { now: '2026-03-19 09:00:00', dayStarts: '06:00:00' } },
  play: async ({ args }) => {
    const row = await screen.findByRole('row', { name: /早餐/ });
    await userEvent.click(within(row).getByRole('button', { name: '冲销' }));
    const dialog = await screen.findByRole('dialog', { name: '冲销「消费 ¥28.00」' });
    await expect(dialog).toHaveTextContent('今天记一笔 −¥28.00，原来的一笔和当天的日报不变');
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '记错{Enter}');
    await waitFor(() => expect(args.onVoid).toHaveBeenCalledWith({ id: '3', reason: '记错' }));
  },
};

const supper = line({
  ...stored,
  id: '5',
  kind: LineKind.charge,
  amount: 80,
  note: '晚餐',
  reversedBy: '6',
});

/** A line 已冲销 and its 冲销, each with the other's moment; the 冲销 can be voided on its day only. */
export const Reversed: Story = {
  args: {
    time: { now: '2026-03-19 09:30:00', dayStarts: '06:00:00' },
    bill: {
      ...bill,
      lines: [
        ...bill.lines,
        supper,
        line({
          ...supper,
          id: '6',
          amount: -80,
          note: '记错房间',
          createdBy: '店长王芳',
          createTime: '2026-03-19 09:12:00',
          reverses: '5',
          reversedBy: null,
        }),
      ],
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /^账单/ }));
    const first = await dialog.findByRole('row', { name: /^消费 已冲销/ });
    await expect(first).toHaveTextContent('晚餐（已于 2026-03-19 09:12 冲销）');
    await expect(within(first).queryByRole('button')).not.toBeInTheDocument();
    const reversal = dialog.getByRole('row', { name: /^消费 冲销/ });
    await expect(reversal).toHaveTextContent('冲销 2026-03-18 14:06 的消费「晚餐」，记错房间');
    await expect(reversal).toHaveTextContent('−¥80.00');
    await expect(within(reversal).getByRole('button', { name: '作废' })).toBeInTheDocument();
  },
};

/** Someone else has taken it meanwhile: the message stays with what was typed, 刷新 reads the bill again. */
export const Conflict: Story = {
  args: {
    onAdd: fn(() =>
      Promise.reject(Object.assign(new Error('未结 ¥0.00，不能收更多'), { code: Code.conflict })),
    ),
  },
  play: async ({ args }) => {
    await press('新增');
    await userEvent.click(await screen.findByRole('radio', { name: '收款' }));
    await userEvent.click(screen.getByRole('radio', { name: '现金' }));
    await press('保存');
    await expect(await screen.findByText('未结 ¥0.00，不能收更多')).toBeVisible();
    await press('刷新');
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};

/** Staff void and refund nothing. */
export const Staff: Story = {
  args: { role: Role.hotelMember },
  play: async () => {
    await screen.findByRole('cell', { name: '早餐' });
    await expect(screen.queryByRole('button', { name: '作废' })).not.toBeInTheDocument();
    await press('新增');
    await screen.findByRole('radio', { name: '收款' });
    await expect(screen.queryByRole('radio', { name: '退款' })).not.toBeInTheDocument();
  },
};

/** Staff take back a line that they have just entered, and no line of another clerk. */
export const OwnLine: Story = {
  args: {
    role: Role.hotelMember,
    time: { now: '2026-03-18 14:20:00', dayStarts: '06:00:00' },
    bill: {
      ...bill,
      lines: bill.lines.map((one) => ({ ...one, createdById: one.id === '3' ? '7' : '8' })),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '作废' }));
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '记错房间');
    await userEvent.click(screen.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(args.onVoid).toHaveBeenCalledWith({ id: '3', reason: '记错房间' }));
  },
};

/** 折让: taken off the bill, with a reason, up to what the hotel lets the reader take off. */
export const Allowance: Story = {
  args: { role: Role.hotelMember, allowanceLimit: 50 },
  play: async ({ args }) => {
    await press('新增');
    await userEvent.click(await screen.findByRole('radio', { name: '折让' }));
    const amount = screen.getByRole('spinbutton', { name: '金额' });
    await userEvent.type(amount, '60');
    await press('保存');
    await expect(await screen.findByText('一张账单最多折让 ¥50.00')).toBeVisible();
    await expect(screen.getByText('请填写折让的原因')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '空调故障');
    await press('保存');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: LineKind.charge,
          isAllowance: true,
          amount: -50,
          note: '空调故障',
        }),
        keyed,
      ),
    );
  },
};

/** A charge that was moved: both bills name the other order. */
export const Moved: Story = {
  args: {
    onMove: fn(),
    bill: {
      ...bill,
      lines: [
        ...bill.lines.slice(0, 5),
        line({
          ...stored,
          id: '3',
          kind: LineKind.charge,
          amount: 28,
          note: '早餐',
          reversedBy: '8',
        }),
        line({
          ...stored,
          id: '8',
          kind: LineKind.charge,
          amount: -28,
          note: '早餐',
          reverses: '3',
          movedOrderId: '20312',
        }),
        line({
          ...stored,
          id: '9',
          kind: LineKind.charge,
          amount: 60,
          note: '迷你吧',
          movedOrderId: '20313',
        }),
      ],
    },
  },
  play: async ({ args }) => {
    const table = within(await screen.findByRole('table', { name: '账单' }));
    await expect(await table.findByText('早餐（已转至订单 20312）')).toBeVisible();
    await expect(table.getByText('转至订单 20312，早餐')).toBeVisible();
    await expect(table.getByText('转自订单 20313，迷你吧')).toBeVisible();
    await press('转账');
    await expect(args.onMove).toHaveBeenCalled();
  },
};

/** A room of a group: its 房费 are settled with the master bill, what its guests had is theirs. */
export const Routed: Story = {
  args: {
    onMaster: fn(),
    bill: {
      ...bill,
      paid: 0,
      deposit: 0,
      open: 568,
      lines: bill.lines.filter(
        ({ kind }) => kind !== LineKind.payment && kind !== LineKind.deposit,
      ),
      group: { groupNo: 'T1', masterOrderId: '20311', isMaster: false, routed: 540 },
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('房费 ¥540.00 由主账订单 20311 结算')).toBeVisible();
    await expect(screen.getByText('未结 ¥28.00 未收')).toBeVisible();
    await press('主账');
    await expect(args.onMaster).toHaveBeenCalled();
  },
};

/** An unpaid order can be paid, as a whole. */
export const Unpaid: Story = {
  args: {
    order: { ...meta.args.order, status: OrderStatus.unpaid, hotelName: null },
    bill: { lines: bill.lines.slice(0, 3), charged: 540, paid: 0, deposit: 0, open: 540 },
  },
  play: async () => {
    await press('新增');
    await expect(await screen.findByRole('radio', { name: '收款' })).toBeChecked();
    await expect(screen.queryByRole('radio', { name: '消费' })).not.toBeInTheDocument();
    await expect(screen.getByRole('spinbutton', { name: '金额' })).toHaveValue('540.00');
  },
};

/** 收款 of an order, on the way without its bill. */
export const Payment: Story = {
  args: { ...Unpaid.args, isPayment: true },
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog', { name: /^收款 · 订单 20311/ }));
    await expect(form.queryByRole('radio', { name: '收款' })).not.toBeInTheDocument();
    await expect(form.getByRole('spinbutton', { name: '金额' })).toHaveValue('540.00');
    await userEvent.click(form.getByRole('radio', { name: '微信' }));
    await press('收款');
    await waitFor(async () => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ amount: 540 }), keyed);
  },
};

export const Loading: Story = { args: { bill: undefined, isLoading: true } };

export const Failed: Story = {
  args: { bill: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
};

/** The hotel and the signer of papers. */
const onPaper: Story['decorators'] = [
  (Story) => (
    <PaperHotelContext
      value={(_, render) =>
        render({
          address: '杭州市西湖区示例路 1 号',
          contactPhone: '0571-00000000',
          terms: null,
          billTerms: '发票请在离店后 30 天内索取。\n遗留物品保管三个月。',
        })
      }
    >
      <SignerContext value={{ name: '前台小陈', day: '2026-03-20' }}>
        <Story />
      </SignerContext>
    </PaperHotelContext>
  ),
];

/** On paper: room and stay, the lines, the sum in digits and capitals, the hotel's terms, lines to sign on; two copies. */
export const Paper: Story = {
  decorators: onPaper,
  play: async () => {
    await press('打印');
    await screen.findByRole('dialog', { name: '打印账单 · 订单 20311 · 林示例' });
    const copies = await screen.findAllByText('经办人：前台小陈');
    await expect(copies).toHaveLength(2);
    const sheet = copies[0]?.closest('section');
    for (const words of [
      '酒店存档联',
      '住客留存联',
      '301 · 高级大床房',
      '2026-03-18 → 2026-03-20 · 2 晚',
      '日期、说明',
      '人民币伍佰陆拾捌元整',
      '未结¥28.00',
      '遗留物品保管三个月。',
      '日期：2026-03-20',
    ]) {
      await expect(sheet).toHaveTextContent(words);
    }
    await userEvent.click(screen.getByRole('checkbox', { name: '两联' }));
    await expect(screen.getAllByText('经办人：前台小陈')).toHaveLength(1);
    await press('返回账单');
    await expect(await screen.findByRole('dialog', { name: /^账单/ })).toBeVisible();
  },
};

/** 房费 and 消费 on papers of their own, each with its total. */
export const PaperApart: Story = {
  decorators: onPaper,
  play: async () => {
    await press('打印');
    await userEvent.click(await screen.findByRole('radio', { name: '房费、消费分开' }));
    await expect(screen.getByText('账单（房费）')).toHaveTextContent('账单（房费） ¥540.00');
    await expect(screen.getByText('账单（消费）')).toHaveTextContent('账单（消费） ¥28.00');
    await expect(screen.getAllByText('人民币伍佰肆拾元整')).toHaveLength(2);
    await expect(screen.getAllByText('人民币贰拾捌元整')).toHaveLength(2);
  },
};

/** Chosen lines alone; nothing is printed before there is one. */
export const PaperChosen: Story = {
  decorators: onPaper,
  play: async () => {
    await press('打印');
    await userEvent.click(await screen.findByRole('radio', { name: '选择明细' }));
    await expect(screen.getByRole('button', { name: '打印' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '消费 ¥28.00' }));
    await expect(screen.getByText('账单（部分）')).toHaveTextContent('账单（部分） ¥28.00');
    await expect(screen.queryByRole('checkbox', { name: /矿泉水|¥15/ })).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: '打印' })).toBeEnabled();
  },
};

/** What a clerk gives back waits: the bill says so, and is settled as it stands; a manager decides. */
export const Waiting: Story = {
  args: {
    role: Role.hotelAdmin,
    onDecide: fn(),
    onSettle: fn(),
    bill: {
      ...bill,
      charged: 300,
      paid: 540,
      deposit: 0,
      open: -240,
      waiting: 240,
      payBacks: [
        {
          id: '7',
          amount: 240,
          method: PayMethod.wechat,
          reason: '提前离店',
          askedBy: '前台小陈',
          askedTime: '2026-03-18 14:06:00',
        },
      ],
    },
  },
  play: async ({ args }) => {
    await screen.findByText('待退 ¥240.00，待酒店管理员审批：提前离店，微信，前台小陈');
    await expect(screen.queryByRole('button', { name: '结账' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '审批退款' }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

/** The receipt of a deposit is printed from its line, and the bill again afterwards. */
export const Receipt: Story = {
  play: async () => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(await screen.findByRole('button', { name: '押金单' }));
    await expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector('[data-printed]');
    for (const words of ['押金单', '押金（大写）：人民币贰佰元整', '¥200.00', '现金']) {
      await expect(sheet).toHaveTextContent(words);
    }
    await userEvent.click(screen.getByRole('button', { name: '打印' }));
    await expect(document.querySelector('[data-printed]')).toHaveTextContent('日期、说明');
  },
};

/** On a phone way, author and time are one line below what a line is for; nights have none. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByText('微信 · 2026-03-18 14:06')).toBeVisible();
    await expect(screen.getByText('现金 · 前台小陈 · 2026-03-18 14:06')).toBeVisible();
  },
};
