import { RoomStatus } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { vacantRoom } from '../checkIn/fixtures.ts';
import { stored } from './fixtures.ts';
import { ModifyGuestsDialog } from './ModifyGuestsDialog.tsx';

const meta = {
  title: 'Hotel/Stay 入住/ModifyGuestsDialog',
  component: ModifyGuestsDialog,
  args: {
    room: { ...vacantRoom, status: RoomStatus.occupied, sn: 's801' },
    guests: stored,
    maxLoad: 3,
    today: '2026-03-18',
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ModifyGuestsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = async (position: number, name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('group', { name: `第 ${position} 位入住人` })).getByRole(
    'textbox',
    {
      name,
    },
  );

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.clear(await field(2, '手机号'));
    await userEvent.type(await field(2, '手机号'), '13700009999');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      checkInfoList: [
        expect.objectContaining({ name: '林示例' }),
        expect.objectContaining({ name: 'ANNA EXAMPLE', number: '13700009999' }),
      ],
    });
  },
};

/** Without changes it closes immediately; with changes it asks. */
export const LeaveAsks: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(1, '姓名'), '生');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    const question = await screen.findByRole('alertdialog', { name: '放弃对入住人的修改？' });
    await userEvent.click(within(question).getByRole('button', { name: '放弃' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('入住人第 2 项：证件号码已在 802 房间入住'), {
          fields: { 'checkInfoList.1.idcard': '证件号码已在 802 房间入住' },
        }),
      ),
    ),
  },
  play: async () => {
    await field(1, '姓名');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    const number = await field(2, '证件号码');
    await waitFor(() => expect(number).toHaveAccessibleDescription('证件号码已在 802 房间入住'));
  },
};
