import { Code } from '@anzhu/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { femaleId, maleId } from '../guest/fixtures.ts';
import { ExpectedGuestsDialog } from './ExpectedGuestsDialog.tsx';

const room = (orderId: string, roomName: string | null) => ({
  orderId,
  roomTypeName: '双床房',
  roomName,
  maxLoad: 2,
  guests: [],
});

const meta = {
  title: 'Hotel/Stay 入住/ExpectedGuestsDialog',
  tags: ['草稿', '!稳定'],
  component: ExpectedGuestsDialog,
  args: {
    title: 'T260318-20311',
    lists: {
      rooms: [room('20311', '801'), room('20312', null), room('20313', null)],
      seen: '0123456789abcdef',
    },
    today: '2026-03-18',
    onSave: fn(),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExpectedGuestsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const line = (position: number) =>
  within(screen.getByRole('row', { name: `第 ${position} 位入住人` }));
const save = () => screen.getByRole('button', { name: '保存名单' });

/** Pastes a list as from a spreadsheet. */
async function paste(text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: '粘贴名单' }));
  await userEvent.paste(text);
}

/** Five pasted guests, two with nothing but their name, are spread over three rooms and kept. */
export const Default: Story = {
  play: async ({ args }) => {
    await paste(
      [
        '姓名\t证件号码\t手机号',
        `林示例\t${maleId}\t13800001234`,
        `陈样例\t${femaleId}\t`,
        '周示例\t\t',
        'Anna Example\tE00000001\t',
        '李样例\t\t13700001234',
      ].join('\n'),
    );
    await screen.findByText('共 5 位');
    await expect(screen.getByText(/801：2\/2 人.*双床房 20312：2\/2 人/)).toBeVisible();
    await expect(line(5).getByRole('combobox', { name: '房间' })).toHaveTextContent('20313');
    await userEvent.click(save());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      seen: '0123456789abcdef',
      rooms: [
        {
          orderId: '20311',
          guests: [
            expect.objectContaining({ name: '林示例', idcard: maleId, number: '13800001234' }),
            expect.objectContaining({ name: '陈样例', idcard: femaleId }),
          ],
        },
        {
          orderId: '20312',
          guests: [
            expect.objectContaining({ name: '周示例' }),
            expect.objectContaining({ name: 'Anna Example', idcard: 'E00000001' }),
          ],
        },
        { orderId: '20313', guests: [expect.objectContaining({ name: '李样例' })] },
      ],
    });
  },
};

/** A wrong number, and a guest too many, are said at their rows; nothing is sent. */
export const Faults: Story = {
  args: { lists: { rooms: [room('20311', '801')], seen: 'x' } },
  play: async ({ args }) => {
    await paste(`甲\t990101199003070011\t\n乙\t\t13800001234\n丙\t\t`);
    await screen.findByText('共 3 位，2 位有误');
    await userEvent.click(save());
    await expect(line(1).getByRole('textbox', { name: '证件号码' })).toHaveAccessibleDescription(
      '身份证号不正确',
    );
    await expect(line(3).getByRole('combobox', { name: '房间' })).toHaveAccessibleDescription(
      '请选择房间',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Those who are on the list are corrected, one is taken from it; a refusal stands at its row. */
export const Corrected: Story = {
  args: {
    lists: {
      rooms: [
        { ...room('20311', '801'), guests: [{ name: '林示例' }, { name: '陈样例' }] },
        { ...room('20312', '802'), guests: [{ name: '周示例', idcard: maleId }] },
      ],
      seen: 'x',
    },
    onSave: fn<() => Promise<never>>(() =>
      Promise.reject({
        code: Code.invalid,
        message: '房间第 2 项：证件号码与前面的入住人重复',
        fields: { 'rooms.1.guests.0.idcard': '证件号码与前面的入住人重复' },
      }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '删除第 2 位入住人' }));
    await screen.findByText('共 2 位');
    await userEvent.click(save());
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        seen: 'x',
        rooms: [
          { orderId: '20311', guests: [expect.objectContaining({ name: '林示例' })] },
          { orderId: '20312', guests: [expect.objectContaining({ name: '周示例' })] },
        ],
      }),
    );
    await waitFor(() =>
      expect(line(2).getByRole('textbox', { name: '证件号码' })).toHaveAccessibleDescription(
        '证件号码与前面的入住人重复',
      ),
    );
  },
};

/** Another clerk has changed the lists since: 刷新 reads them again. */
export const ChangedMeanwhile: Story = {
  args: {
    onSave: fn<() => Promise<never>>(() =>
      Promise.reject({
        code: Code.conflict,
        message: '入住名单刚被修改，请刷新后重试',
        fields: {},
      }),
    ),
  },
  play: async ({ args }) => {
    await paste(`林示例\t${maleId}\t13800001234`);
    await userEvent.click(save());
    await screen.findByText('入住名单刚被修改，请刷新后重试');
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
