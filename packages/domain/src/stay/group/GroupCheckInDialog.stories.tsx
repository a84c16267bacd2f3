import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { DepositRule } from '@anzhu/api/contract/hotel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { paidOrder, vacantRoom } from '../checkIn/fixtures.ts';
import { femaleId, maleId, unbornId, zhejiangId } from '../guest/fixtures.ts';
import { GroupCheckInDialog } from './GroupCheckInDialog.tsx';
import type { GroupInput } from './groupDraft.ts';

const groupNo = 'T260318-20311';
const rooms = ['801', '802', '803', '805'].map((name) => ({ ...vacantRoom, id: name, name }));
const orders = ['20311', '20312', '20313'].map((id) => ({
  ...paidOrder,
  id,
  groupNo,
  note: '领队 08:00 到',
}));
const arrivals = orders.map(({ id: orderId }, index) => ({
  orderId,
  roomId: rooms[index]?.id ?? null,
  maxLoad: 2,
  rooms,
}));

const otherName = '该证件号上次登记为「陈样」，确定以「陈样例」登记？';

const respond = ({ rooms: sent }: GroupInput) =>
  Promise.resolve(
    sent.map(({ id, orderId }) => ({
      id: orderId,
      roomId: id,
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
      pay: 936,
      lastPay: 842.4,
    })),
  );

const meta = {
  title: 'Hotel/Stay 入住/GroupCheckInDialog',
  component: GroupCheckInDialog,
  args: {
    groupNo,
    orders,
    arrivals,
    hotelName: '安住杭州西湖店',
    today: '2026-03-18',
    dayStarts: '06:00:00',
    onCheckIn: fn(respond),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GroupCheckInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = [
  `林示例\t${maleId}\t13800001234`,
  `陈样例\t${femaleId}\t`,
  `周示例\t${zhejiangId}\t13900005678`,
  'Anna Example\tE00000001\t',
  '李样例\tE00000002\t13700001234',
].join('\n');

const pasteField = () => screen.findByRole('textbox', { name: '粘贴名单' });
const line = (position: number) =>
  within(screen.getByRole('row', { name: `第 ${position} 位入住人` }));
const button = (name: string) => screen.getByRole('button', { name });

/** Pastes a list as from a spreadsheet. */
async function paste(text: string) {
  const field = await pasteField();
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function chooseSex(position: number, sex: string) {
  await userEvent.click(line(position).getByRole('combobox', { name: '性别' }));
  await userEvent.click(await screen.findByRole('option', { name: sex }));
}

/** The note of the booking, three rooms with a proposal each, and a place to paste the guests. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('备注：领队 08:00 到')).toBeVisible();
  },
};

/** The same deposit for each room, with one way, and a receipt for each. */
export const Deposit: Story = {
  args: {
    depositSetting: { rule: DepositRule.perNight, amount: 100 },
    onCheckIn: fn(async (input: GroupInput) =>
      (await respond(input)).map((one, index) => ({ ...one, depositLine: `7${index}` })),
    ),
  },
  play: async ({ args }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await paste(`林示例\t${maleId}\t13800001234`);
    await expect(await screen.findByRole('spinbutton', { name: '每间押金' })).toHaveValue('200.00');
    await userEvent.click(button('办理入住'));
    await screen.findByText('请选择押金的支付方式');
    await userEvent.click(screen.getByRole('radio', { name: '银行卡' }));
    await userEvent.click(button('办理入住'));
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith(
        expect.objectContaining({ deposit: 200, depositMethod: PayMethod.card }),
      ),
    );
    await screen.findByText('每间押金 ¥200.00，共 ¥200.00');
    await userEvent.click(button('打印押金单'));
    await expect(print).toHaveBeenCalledOnce();
    await expect(document.querySelector('[data-printed]')).toHaveTextContent('贰佰元整');
  },
};

/** Five pasted guests are put into three rooms, mended, and checked in together. */
export const PastedList: Story = {
  play: async ({ args }) => {
    await paste(list);
    await screen.findByText('共 5 位，2 位有误');
    await expect(line(3).getByRole('combobox', { name: '房间' })).toHaveTextContent('802');
    await expect(line(5).getByRole('combobox', { name: '房间' })).toHaveTextContent('803');
    await expect(screen.getByText('1/2 人')).toBeVisible();
    await chooseSex(4, '女');
    await chooseSex(5, '男');
    await screen.findByText('共 5 位');
    await userEvent.click(button('办理入住'));
    await waitFor(() => expect(args.onCheckIn).toHaveBeenCalledOnce());
    await expect(args.onCheckIn).toHaveBeenCalledWith({
      rooms: [
        expect.objectContaining({ id: '801', orderId: '20311' }),
        expect.objectContaining({ id: '802', orderId: '20312' }),
        {
          id: '803',
          orderId: '20313',
          checkInfoList: [expect.objectContaining({ name: '李样例', idcard: 'E00000002' })],
        },
      ],
    });
    await screen.findByText('已办理 3 间、5 位入住');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: '关闭' }).at(-1)).toHaveFocus(),
    );
  },
};

/** Who was expected is there at once, each in the room of their order, and further guests are pasted to them. */
export const Expected: Story = {
  args: {
    expected: ['20311', '20312'].map((orderId) => ({
      orderId,
      roomTypeName: '豪华大床房',
      roomName: null,
      maxLoad: 2,
      guests:
        orderId === '20312'
          ? [{ name: '周示例', documentKind: 0, idcard: zhejiangId, number: '13900005678' }]
          : [],
    })),
  },
  play: async ({ args }) => {
    await screen.findByText('共 1 位');
    await expect(line(1).getByRole('textbox', { name: '姓名' })).toHaveValue('周示例');
    await expect(line(1).getByRole('combobox', { name: '房间' })).toHaveTextContent('802');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await paste(`林示例\t${maleId}\t13800001234`);
    await screen.findByText('共 2 位');
    await userEvent.click(button('办理入住'));
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith({
        rooms: [
          expect.objectContaining({ id: '801', orderId: '20311' }),
          expect.objectContaining({ id: '802', orderId: '20312' }),
        ],
      }),
    );
  },
};

/** The sheets of guests who come by the hour have their hours, not a night. */
export const ByTheHour: Story = {
  args: {
    orders: orders.map((one) => ({ ...one, days: 0, dayUseHours: 4 })),
    onCheckIn: fn(async (input: GroupInput) =>
      (await respond(input)).map((one) => ({
        ...one,
        estimatedCheckIn: '2026-03-18 13:00:00',
        estimatedCheckOut: '2026-03-18 17:00:00',
      })),
    ),
  },
  play: async () => {
    await paste(list.split('\n').slice(0, 2).join('\n'));
    await userEvent.click(button('办理入住'));
    await screen.findByText('已办理 1 间、2 位入住');
    const sheet = document.querySelector('[data-printed]');
    await expect(sheet).toHaveTextContent('钟点 13:00–17:00');
    await expect(sheet).not.toHaveTextContent('1 晚');
  },
};

/** Columns that are not used are named. */
export const UnusedColumns: Story = {
  play: async () => {
    await paste(`序号\t姓名\t身份证号码\t手机号码\t车次\n1\t林示例\t${maleId}\t13800001234\tG20`);
    await screen.findByText('未使用的列：「序号」、「车次」');
    await expect(line(1).getByRole('textbox', { name: '姓名' })).toHaveValue('林示例');
  },
};

/** Lines that are at fault stay, and say why; who is too many has no room yet. */
export const Faults: Story = {
  play: async ({ args }) => {
    const surplus = ['甲 E1000001', '乙 E1000002'].join('\n').replaceAll(' ', '\t');
    const faulty = list.replace(maleId, '990101199003070011').replace(zhejiangId, unbornId);
    await paste(`${faulty}\n${surplus}`);
    await screen.findByText('共 7 位，6 位有误');
    await userEvent.click(button('办理入住'));
    await expect(line(1).getByRole('textbox', { name: '证件号码' })).toHaveAccessibleDescription(
      '身份证号不正确',
    );
    await expect(line(3).getByRole('textbox', { name: '证件号码' })).toHaveAccessibleDescription(
      '身份证号的出生日期晚于今天',
    );
    await expect(line(7).getByRole('combobox', { name: '房间' })).toHaveAccessibleDescription(
      '请选择房间',
    );
    await expect(args.onCheckIn).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: '放弃已填写的入住信息？' });
    await userEvent.click(button('继续填写'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(line(7).getByRole('textbox', { name: '姓名' })).toHaveValue('乙');
  },
};

/** A guest is put into another room, and a room exchanged. */
export const Exchange: Story = {
  play: async ({ args }) => {
    await paste(list.split('\n').slice(0, 3).join('\n'));
    await userEvent.click(line(3).getByRole('combobox', { name: '房间' }));
    await userEvent.click(await screen.findByRole('option', { name: '803' }));
    const order = within(screen.getByRole('row', { name: '订单 20313' }));
    await userEvent.click(order.getByRole('combobox', { name: '房间' }));
    await userEvent.click(await screen.findByRole('option', { name: /^805/ }));
    await expect(line(3).getByRole('combobox', { name: '房间' })).toHaveTextContent('805');
    await userEvent.click(button('办理入住'));
    await waitFor(() =>
      expect(args.onCheckIn).toHaveBeenCalledWith({
        rooms: [
          expect.objectContaining({ id: '801' }),
          expect.objectContaining({ id: '805', orderId: '20313' }),
        ],
      }),
    );
  },
};

/** The number of one was registered under another name: once agreed, all are checked in. */
export const OtherName: Story = {
  args: {
    onCheckIn: fn((input: GroupInput) =>
      input.confirmNames === true
        ? respond(input)
        : Promise.reject({
            code: Code.conflict,
            message: otherName,
            fields: { confirmNames: otherName },
          }),
    ),
  },
  play: async ({ args }) => {
    await paste(list.split('\n').slice(0, 3).join('\n'));
    await userEvent.click(button('办理入住'));
    const question = await screen.findByRole('alertdialog', { name: otherName });
    await userEvent.click(within(question).getByRole('button', { name: '确定登记' }));
    await screen.findByText('已办理 2 间、3 位入住');
    await expect(args.onCheckIn).toHaveBeenLastCalledWith(
      expect.objectContaining({ confirmNames: true }),
    );
  },
};

/** A room was taken meanwhile: no order is checked in, the message stands at the room, and what was pasted stays. */
export const RoomTaken: Story = {
  args: {
    onCheckIn: fn<(input: GroupInput) => Promise<never>>(() =>
      Promise.reject({
        code: Code.conflict,
        message: '房间第 2 项：房间状态为「入住」，不能办理入住',
        fields: { 'rooms.1.id': '房间状态为「入住」，不能办理入住' },
      }),
    ),
  },
  play: async ({ args }) => {
    await paste(list.split('\n').slice(0, 3).join('\n'));
    await userEvent.click(button('办理入住'));
    const order = within(await screen.findByRole('row', { name: '订单 20312' }));
    await waitFor(() =>
      expect(order.getByRole('combobox', { name: '房间' })).toHaveAccessibleDescription(
        '房间状态为「入住」，不能办理入住',
      ),
    );
    await userEvent.click(button('刷新'));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
    await expect(line(3).getByRole('textbox', { name: '姓名' })).toHaveValue('周示例');
  },
};
