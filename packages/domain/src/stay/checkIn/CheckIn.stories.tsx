import { DocumentKind } from '@anzhu/api/contract/document';
import { PayMethod } from '@anzhu/api/contract/bill';
import { DepositRule } from '@anzhu/api/contract/hotel';
import { PriceKind } from '@anzhu/api/contract/roomPrice';
import { nightsOf } from '@anzhu/api/rules/availability';
import { nightChange } from '@anzhu/api/rules/stayPrice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { childId, femaleId, knownGuest, maleId, unbornId, zhejiangId } from '../guest/fixtures.ts';
import { KnownGuest } from '../guest/KnownGuest.tsx';
import { CheckIn, type CheckInProps } from './CheckIn.tsx';
import type { QuotedStay } from './checkInDraft.ts';
import { paidOrder, quoteFor } from './fixtures.ts';
import {
  button,
  checkInArgs,
  chooseKind,
  dialog,
  field,
  payInCash,
  radio,
  response,
  seen,
  typeGuest,
} from './playing.ts';

/** Types another 离店时间. */
async function leaveAt(time: string) {
  const leave = screen.getByRole('textbox', { name: '离店时间' });
  await userEvent.clear(leave);
  await userEvent.type(leave, `${time}{Enter}`);
}

const never = new Promise<typeof response>(() => {});

/** The nights of the order of the stories. */
const bought = ['2026-03-18', '2026-03-19'];

/** Answers as the server does: nights cost 468 yuan each, a tenth off; the 25th is full. */
function quote(period: QuotedStay, order: CheckInProps['order']) {
  const nights = nightsOf(period, checkInArgs.time.dayStarts);
  if (period.companyId !== undefined) {
    const lastPay = 260 * nights.length;
    return quoteFor(nights.length, { pay: lastPay, lastPay, difference: lastPay });
  }
  if (order.state !== 'found') return quoteFor(nights.length);
  const { added, removed } = nightChange(bought, nights);
  return quoteFor(nights.length, {
    pay: 468 * nights.length,
    lastPay: (4212 * nights.length) / 10,
    orderNights: bought.length,
    orderPay: 936,
    addedNights: added.length,
    addedPay: 468 * added.length,
    removedNights: removed.length,
    difference: (4212 * (added.length - removed.length)) / 10,
    cameBy: PayMethod.wechat,
    full: added.filter((night) => night === '2026-03-25'),
  });
}

function Controlled(props: CheckInProps) {
  const [stay, setStay] = useState<QuotedStay | null>(null);
  const quoted = stay ? quote(stay, props.order) : undefined;
  return (
    <CheckIn
      key={props.order.state}
      {...props}
      quote={{ ...props.quote, quote: quoted }}
      onStayChange={setStay}
    />
  );
}

const meta = {
  title: 'Hotel/Stay 入住/CheckIn',
  component: CheckIn,
  args: checkInArgs,
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A guest without an order: tonight, one blank row, the price of one night. */
export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    await seen('共 1 晚');
    await seen('¥421.20');
  },
};

/** Guests of a company without an order: its price, and 挂账 among the ways to settle it. */
export const OfCompany: Story = {
  args: {
    companies: [
      {
        id: '7',
        name: '西溪软件有限公司',
        share: 85,
        prices: [{ roomType: '11', roomTypeName: '豪华大床房', price: 260 }],
      },
    ],
  },
  play: async ({ args }) => {
    await typeGuest(1, '林示例', maleId, '13800001234');
    await expect(screen.queryByRole('radio', { name: '挂账' })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: '协议单位' }));
    await userEvent.click(await screen.findByRole('option', { name: '西溪软件有限公司 · ¥260' }));
    await seen('¥260.00');
    await userEvent.click(screen.getByRole('radio', { name: '挂账' }));
    await userEvent.click(button('办理入住'));
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(
        expect.objectContaining({ companyId: '7', lastPay: 260, method: PayMethod.account }),
      ),
    );
  },
};

/** The whole check-in of two guests without a mouse. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    await userEvent.keyboard(`林示例{Enter}${maleId}{Enter}13800001234{Enter}`);
    await waitFor(async () => expect(await field(2, '姓名')).toHaveFocus());
    await expect(await radio(1, '男')).toBeChecked();
    await userEvent.keyboard('Anna Example');
    await chooseKind('其他证件');
    await userEvent.keyboard('e00000001{Enter}');
    await expect(await field(2, '证件号码')).toHaveValue('E00000001');
    await expect(await radio(2, '男')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}13900005678{Enter}');
    // Nationality and birth of 其他证件 may be left out.
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: '现金' })).toHaveFocus());
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(button('办理入住')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckIn).toHaveBeenCalledWith({
      id: '801',
      province: undefined,
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
      checkInfoList: [
        { name: '林示例', sex: 1, documentKind: 0, idcard: maleId, number: '13800001234' },
        {
          name: 'Anna Example',
          sex: 0,
          documentKind: 1,
          idcard: 'E00000001',
          number: '13900005678',
        },
      ],
      lastPay: 421.2,
      method: PayMethod.cash,
    });
    await seen('房间「801」已办理入住');
    await expect(within(await dialog()).getAllByText('20341')[0]).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '关闭' }).at(-1)).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** A visitor: what only foreigners need appears with the document and the nationality. */
export const Visitor: Story = {
  args: { maxLoad: 1 },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    await userEvent.keyboard('EXAMPLE ANNA');
    await chooseKind('护照');
    await userEvent.keyboard('x1234567{Enter}');
    await expect(await field(1, '护照号')).toHaveValue('X1234567');
    await userEvent.keyboard('{ArrowRight}{Enter}13900005678{Enter}');
    await userEvent.keyboard('ruishi');
    await waitFor(() => expect(screen.getByRole('option', { name: '瑞士' })).toBeVisible());
    await userEvent.keyboard('{Enter}19900307{Enter}20260310{Enter}20260410{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: '现金' })).toHaveFocus());
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(button('办理入住')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(
        expect.objectContaining({
          checkInfoList: [
            {
              name: 'EXAMPLE ANNA',
              sex: 0,
              documentKind: DocumentKind.passport,
              idcard: 'X1234567',
              number: '13900005678',
              nationality: 'CHE',
              birthDate: '1990-03-07',
              entryDate: '2026-03-10',
              stayUntil: '2026-04-10',
            },
          ],
        }),
      ),
    );
  },
};

const passportLines = [
  'P<CHEEXAMPLE<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<',
  'X1234567<7CHE9003071F3001019<<<<<<<<<<<<<<<0',
];

/** Pasted machine-readable lines fill in what they say; Enter goes to what is left. */
export const MachineReadable: Story = {
  args: { maxLoad: 1 },
  play: async ({ args }) => {
    const name = await field(1, '姓名');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.paste(passportLines.join('\n'));
    const phone = await field(1, '手机号');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(name).toHaveValue('EXAMPLE ANNA MARIA');
    await expect(await field(1, '护照号')).toHaveValue('X1234567');
    await expect(await radio(1, '女')).toBeChecked();
    await expect(await field(1, '出生日期')).toHaveValue('1990-03-07');
    await userEvent.keyboard('13900005678{Enter}20260310{Enter}20260410{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: '现金' })).toHaveFocus());
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(button('办理入住')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCheckIn).toHaveBeenCalled());
  },
};

/** A wrong check digit: a sentence at the field, and nothing is filled in. */
export const MachineReadableRefused: Story = {
  play: async () => {
    const name = await field(1, '姓名');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.paste(passportLines.join('\n').replace('X1234567', 'X1234568'));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('机读码中证件号码的校验码不符，请核对后重新粘贴'),
    );
    await expect(name).toHaveValue('');
  },
};

/** A minor without an adult: a warning, and the fields of the guardian, which may be left out. */
export const MinorAlone: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    await userEvent.keyboard(`林小示{Enter}${childId}{Enter}13800001234{Enter}`);
    await seen('入住人均未满 18 周岁，请登记监护人并与其联系');
    await waitFor(async () => expect(await field(1, '监护人姓名')).toHaveFocus());
    await userEvent.keyboard('林示例{Enter}13800001235{Enter}父亲{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByRole('radio', { name: '现金' })).toHaveFocus());
    await userEvent.keyboard(' {Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(
        expect.objectContaining({
          checkInfoList: [
            expect.objectContaining({
              guardianName: '林示例',
              guardianPhone: '13800001235',
              guardianRelation: '父亲',
            }),
          ],
        }),
      ),
    );
  },
};

/** What is missing of a document is said at its fields. */
export const VisitorRefused: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    await userEvent.keyboard('EXAMPLE ANNA');
    await chooseKind('护照');
    await userEvent.keyboard('x1{Control>}{Enter}{/Control}');
    await waitFor(async () =>
      expect(await field(1, '护照号')).toHaveAccessibleDescription(
        '护照号应为 6 到 12 位字母和数字',
      ),
    );
    await seen('请选择国籍');
    await seen('出生日期不能为空');
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};

/** Enter that takes a word of an input method stays in the field, also as Safari sends it. */
export const WithInputMethod: Story = {
  play: async ({ args }) => {
    const name = await field(1, '姓名');
    await waitFor(() => expect(name).toHaveFocus());
    for (const isComposing of [true, false]) {
      await fireEvent.keyDown(name, { key: 'Enter', isComposing, keyCode: 229 });
      await fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true, isComposing, keyCode: 229 });
    }
    await expect(name).toHaveFocus();
    await expect(name).toBeValid();
    await expect(args.onCheckIn).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(await field(1, '身份证号')).toHaveFocus();
  },
};

/** A family from abroad: one phone with its code, none of the child. */
export const ForeignFamily: Story = {
  play: async ({ args }) => {
    await typeGuest(1, '林示例', maleId, '+852 9123-4567');
    await expect(await field(1, '手机号')).toHaveValue('+85291234567');
    await userEvent.click(button('添加入住人'));
    await userEvent.type(await field(2, '姓名'), '林小样');
    await userEvent.type(await field(2, '身份证号'), femaleId);
    await payInCash();
    await userEvent.click(button('办理入住'));
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(
        expect.objectContaining({
          checkInfoList: [
            expect.objectContaining({ number: '+85291234567' }),
            expect.objectContaining({ number: '' }),
          ],
        }),
      ),
    );
  },
};

/** Two guests, and neither has a phone. */
export const NoPhone: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(1, '姓名'), '林示例');
    await userEvent.type(await field(1, '身份证号'), maleId);
    await userEvent.click(button('添加入住人'));
    await userEvent.type(await field(2, '姓名'), '林小样');
    await userEvent.type(await field(2, '身份证号'), femaleId);
    await userEvent.click(button('办理入住'));
    await waitFor(async () =>
      expect(await field(1, '手机号')).toHaveAccessibleDescription('至少填写一位的手机号'),
    );
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};

/** A number whose birthday lies ahead: said once it is complete, and again where it is sent. */
export const NotBorn: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(1, '姓名'), '林示例');
    await userEvent.type(await field(1, '身份证号'), unbornId);
    const isRefused = async () =>
      expect(await field(1, '身份证号')).toHaveAccessibleDescription('身份证号的出生日期晚于今天');
    await waitFor(isRefused);
    await userEvent.type(await field(1, '手机号'), '13800001234');
    await userEvent.click(button('办理入住'));
    await waitFor(async () => expect(await field(1, '身份证号')).toHaveFocus());
    await isRefused();
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};

/** Enter in the list of a field chooses, it does not go to the next field. */
export const ProvinceByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    const province = screen.getByRole('combobox', { name: '客源省份' });
    await userEvent.click(province);
    await screen.findByRole('option', { name: '北京' });
    await userEvent.keyboard('浙江');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(province).toHaveTextContent('浙江'));
    await expect(province).toHaveFocus();
    await payInCash();
    await userEvent.click(await field(1, '姓名'));
    await userEvent.keyboard(`林示例{Enter}${maleId}{Enter}13800001234{Control>}{Enter}{/Control}`);
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(expect.objectContaining({ province: '浙江' })),
    );
  },
};

/** While the province is empty, the first guest's resident ID sets it. */
export const ProvinceOfFirstGuest: Story = {
  play: async () => {
    await userEvent.type(await field(1, '身份证号'), zhejiangId);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '客源省份' })).toHaveTextContent('浙江'),
    );
  },
};

/** A guest who was here before: seen as soon as the number is complete, without leaving the way of the keys. */
export const KnownByNumber: Story = {
  args: { knownGuest: () => <KnownGuest {...knownGuest} onSaveNote={fn()} /> },
  play: async () => {
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    await userEvent.keyboard(`林示例{Enter}${maleId}`);
    await seen('上次入住 2026-01-20 · 805 · 共 2 次');
    await seen('备注：喜欢安静的房间');
    await userEvent.keyboard('{Enter}');
    await expect(await field(1, '手机号')).toHaveFocus();
  },
};

/**
 * One guest in a room for two: Enter in the blank second row continues to the way of payment, which is never chosen
 * beforehand; Ctrl+Enter submits from anywhere.
 */
export const OneGuest: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(1, '姓名')).toHaveFocus());
    await userEvent.keyboard(`林示例{Enter}${maleId}{Enter}13800001234{Enter}`);
    await waitFor(async () => expect(await field(2, '姓名')).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await seen('请选择支付方式');
    await expect(args.onCheckIn).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('radio', { name: '现金' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(await field(1, '手机号'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onCheckIn).toHaveBeenCalledOnce());
    await screen.findByText('房间「801」已办理入住');
  },
};

/** With a paid order: its dates, province, price and booker; nothing is left but to send it. */
export const WithOrder: Story = {
  args: { order: { state: 'found', order: paidOrder } },
  play: async ({ args }) => {
    await dialog();
    await seen('共 2 晚');
    await seen('¥842.40');
    await expect(screen.getByRole('combobox', { name: '客源省份' })).toHaveTextContent('浙江');
    await expect(await field(1, '姓名')).toHaveValue('林示例');
    await expect(await field(1, '身份证号')).toHaveValue(maleId);
    await expect(await radio(1, '男')).toBeChecked();
    await waitFor(() => expect(button('办理入住')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCheckIn).toHaveBeenCalledOnce());
    await screen.findByText('房间「801」已办理入住');
  },
};

/** An order of a later day: its dates are proposed, and whether the stay begins tonight is asked. */
export const ArrivesLater: Story = {
  args: {
    onOtherRoom: fn(),
    order: {
      state: 'found',
      order: {
        ...paidOrder,
        estimatedCheckIn: '2026-03-20 14:00:00',
        estimatedCheckOut: '2026-03-22 12:00:00',
      },
    },
  },
  play: async () => {
    await screen.findByText('订单 03-20 到店，从今晚开始入住？');
    // The dialog below must not make the question inert.
    await expect(button('今晚入住').closest('[inert]')).toBeNull();
    await userEvent.click(button('今晚入住'));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '入住时间' })).toHaveValue('2026-03-18 14:00'),
    );
    await expect(screen.getByRole('textbox', { name: '离店时间' })).toHaveValue('2026-03-22 12:00');
    // The answer is no draft: another room can still be chosen.
    await expect(button('在房间管理中选房')).toBeVisible();
  },
};

const unknownId = { ...paidOrder, idcard: '' };

/** An order without an ID number: the keyboard is at it, and the rest is there. */
export const BookerWithoutId: Story = {
  args: { order: { state: 'found', order: unknownId } },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(1, '身份证号')).toHaveFocus());
    await userEvent.keyboard(`${maleId}{Control>}{Enter}{/Control}`);
    await waitFor(() => expect(args.onCheckIn).toHaveBeenCalledOnce());
    await screen.findByText('房间「801」已办理入住');
  },
};

/** Nothing was typed yet: closing asks nothing. */
export const CloseAtOnce: Story = {
  args: { order: { state: 'found', order: unknownId } },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(1, '身份证号')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Later 离店时间 than the order has: the added nights are priced before checking in, and named in the call. */
export const MoreNights: Story = {
  args: { order: { state: 'found', order: paidOrder } },
  play: async ({ args }) => {
    await dialog();
    await leaveAt('20260324 12:00');
    await seen('共 6 晚');
    await seen('原订 2 晚 ¥936.00，加 4 晚 ¥1,872.00，补收 ¥1,684.80');
    await seen('¥2,527.20');
    await payInCash();
    await userEvent.click(button('办理入住'));
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(
        expect.objectContaining({ estimatedCheckOut: '2026-03-24 12:00:00', lastPay: 2527.2 }),
      ),
    );
    await screen.findByText('房间「801」已办理入住');
  },
};

/** Fewer nights than the order has: what they cost less is given back, the way it came. */
export const FewerNights: Story = {
  args: { order: { state: 'found', order: paidOrder } },
  play: async () => {
    await dialog();
    await leaveAt('20260319 12:00');
    await seen('原订 2 晚 ¥936.00，少住 1 晚，退还 ¥421.20');
    await seen('¥421.20');
    await expect(screen.getByRole('radio', { name: '微信' })).toBeChecked();
  },
};

/** An added night on which no room of the type is available is named before checking in. */
export const FullNight: Story = {
  args: { order: { state: 'found', order: paidOrder } },
  play: async () => {
    await dialog();
    await leaveAt('20260327 12:00');
    await seen('该房型 03-25 已满');
  },
};

/** After midnight, before the hotel's day begins: from now to noon, the night that it is. */
export const AfterMidnight: Story = {
  args: { time: { ...checkInArgs.time, now: '2026-03-19 02:20:00' } },
  play: async () => {
    await dialog();
    await expect(screen.getByRole('textbox', { name: '入住时间' })).toHaveValue('2026-03-19 02:20');
    await expect(screen.getByRole('textbox', { name: '离店时间' })).toHaveValue('2026-03-19 12:00');
    await seen('共 1 晚');
  },
};

/** While the price is being computed nothing is sent; what is missing is said at once. */
export const Quoting: Story = {
  args: { quote: { quote: undefined, isLoading: true, refusal: null } },
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(button('办理入住'));
    await seen('请添加入住人！');
    await typeGuest(1, '林示例', maleId, '13800001234');
    await userEvent.click(button('办理入住'));
    await seen('正在计算价格…');
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};

/** A weekend: the nights cost different prices, and it says which. */
export const Weekend: Story = {
  args: {
    quote: {
      quote: quoteFor(3, {
        pay: 1124,
        lastPay: 1124,
        lines: [
          { night: '2026-03-19', fee: 468, kind: PriceKind.usual },
          { night: '2026-03-20', fee: 328, kind: PriceKind.weekday },
          { night: '2026-03-21', fee: 328, kind: PriceKind.weekday },
        ],
      }),
      isLoading: false,
      refusal: null,
    },
  },
  render: (args) => <CheckIn {...args} />,
  play: async () => {
    await dialog();
    await seen('平日 ¥468 × 1，周末 ¥328 × 2');
  },
};

/** A back end that gives no quote: nights × fee, the discounts when checking in. */
export const WithoutQuote: Story = {
  render: (args) => <CheckIn {...args} />,
  args: { quote: { quote: undefined, isLoading: false, refusal: null } },
  play: async () => {
    await dialog();
    await seen('原价 ¥468.00');
    await seen('优惠在办理时计算');
  },
};

/** More than 30 nights need a confirmation: going back sends nothing. */
export const LongStay: Story = {
  args: {
    order: { state: 'found', order: { ...paidOrder, estimatedCheckOut: '2026-04-20 12:00:00' } },
  },
  play: async ({ args }) => {
    await dialog();
    await payInCash();
    const ask = async () => {
      await userEvent.click(button('办理入住'));
      return within(
        await screen.findByRole('alertdialog', {
          name: '入住共 33 晚，超过 30 晚，确定办理？',
        }),
      );
    };
    await userEvent.click((await ask()).getByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCheckIn).not.toHaveBeenCalled();
    await userEvent.click((await ask()).getByRole('button', { name: '确定办理' }));
    await waitFor(() => expect(args.onCheckIn).toHaveBeenCalledOnce());
  },
};

/** A row with something in it is only taken away after a question. */
export const RemoveGuest: Story = {
  play: async () => {
    await dialog();
    await userEvent.type(await field(1, '姓名'), '林示例');
    await userEvent.click(button('删除第 1 位入住人'));
    const question = await screen.findByRole('alertdialog', { name: '删除入住人「林示例」？' });
    await userEvent.click(within(question).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.queryByRole('group', { name: '第 1 位入住人' })).toBeNull();
    await userEvent.click(button('办理入住'));
    await seen('请添加入住人！');
  },
};

/** Closing with a draft asks for confirmation. */
export const LeaveAsks: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.type(await field(1, '姓名'), '林');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '放弃已填写的入住信息？' });
    await userEvent.click(within(question).getByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await field(1, '姓名')).toHaveValue('林');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** While it is sent nothing can be pressed or closed. */
export const Pending: Story = {
  args: { onCheckIn: fn(() => never) },
  play: async ({ args }) => {
    await dialog();
    await typeGuest(1, '林示例', maleId, '13800001234');
    await payInCash();
    await userEvent.click(button('办理入住'));
    await expect(button('办理入住')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button('办理入住'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCheckIn).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Done: the order's number and prices, and the sheet for the printer. */
export const Done: Story = {
  play: async () => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await dialog();
    await typeGuest(1, '林示例', maleId, '13800001234');
    await payInCash();
    await userEvent.click(button('办理入住'));
    await userEvent.click(await screen.findByRole('button', { name: '打印登记单' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** The deposit of two nights is proposed, changed and sent with its way; then its receipt is printed. */
export const Deposit: Story = {
  args: {
    order: { state: 'found', order: paidOrder },
    depositSetting: { rule: DepositRule.perNight, amount: 200 },
    onCheckIn: fn(() =>
      Promise.resolve({ ...response, depositLine: '77', checkedInTime: '2026-03-18 14:06:00' }),
    ),
  },
  play: async ({ args }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    const deposit = await screen.findByRole('spinbutton', { name: '押金' });
    await expect(deposit).toHaveValue('400.00');
    await expect(screen.getByText('每晚 ¥200.00，不收填 0')).toBeVisible();
    await leaveAt('2026-03-21 12:00:00');
    await waitFor(() => expect(deposit).toHaveValue('600.00'));
    await leaveAt('2026-03-20 12:00:00');
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '100003.2');
    await userEvent.click(button('办理入住'));
    await seen('请选择押金的支付方式');
    await expect(args.onCheckIn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: '微信' }));
    await userEvent.click(button('办理入住'));
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(
        expect.objectContaining({ deposit: 100_003.2, depositMethod: PayMethod.wechat }),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: '打印押金单' }));
    await expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector('[data-printed]');
    for (const words of [
      '押金单',
      '77',
      '林示例',
      '押金（大写）：人民币壹拾万零叁元贰角整',
      '微信',
    ]) {
      await expect(sheet).toHaveTextContent(words);
    }
    await userEvent.click(button('打印登记单'));
    await expect(document.querySelector('[data-printed]')).toHaveTextContent('住宿登记单');
  },
};

/** Left off: nothing is taken, and no way is asked for. */
export const NoDeposit: Story = {
  args: {
    order: { state: 'found', order: paidOrder },
    depositSetting: { rule: DepositRule.sum, amount: 300 },
  },
  play: async ({ args }) => {
    const deposit = await screen.findByRole('spinbutton', { name: '押金' });
    await expect(deposit).toHaveValue('300.00');
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '0');
    await expect(screen.queryByRole('radiogroup', { name: /押金支付方式/ })).toBeNull();
    await userEvent.click(button('办理入住'));
    await waitFor(() => expect(args.onCheckIn).toHaveBeenCalledOnce());
    await expect(args.onCheckIn).toHaveBeenCalledWith(
      expect.not.objectContaining({ deposit: expect.anything() }),
    );
    await screen.findByText('房间「801」已办理入住');
    await expect(screen.queryByRole('button', { name: '打印押金单' })).toBeNull();
  },
};

export const Phone: Story = { ...WithOrder, globals: { viewport: { value: 'phone' } } };
