import { Code } from '@anzhu/api/contract/envelope';
import { Role } from '@anzhu/api/contract/role';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { room, roomTypes } from '../fixtures.ts';
import { RoomFormDialog } from './RoomFormDialog.tsx';

const meta = {
  title: 'Hotel/Room 房间/RoomFormDialog',
  component: RoomFormDialog,
  args: {
    room: null,
    role: Role.hotelAdmin,
    roomTypes,
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof RoomFormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** 新增房间: submitted empty it shows what is missing; filled in it saves and closes. */
export const Default: Story = {
  play: async ({ args }) => {
    await text('房间号');
    await save();
    await waitFor(async () => expect(await text('房间号')).toHaveFocus());
    await expect(await text('房间号')).toHaveAccessibleDescription('房间号不能为空');
    await userEvent.type(await text('房间号'), '812');
    await userEvent.type(screen.getByRole('spinbutton', { name: '楼层' }), '8');
    await userEvent.click(screen.getByRole('combobox', { name: '房型' }));
    await userEvent.click(await screen.findByRole('option', { name: '家庭套房' }));
    await userEvent.click(screen.getByRole('radio', { name: '隔离房' }));
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: '812',
      type: '13',
      floor: 8,
      direction: '',
      isIsolation: true,
    });
  },
};

/** 编辑房间: the room is occupied, so nature and type are disabled, with the reason. */
export const EditOccupied: Story = {
  args: { room: room({ status: RoomStatus.occupied }) },
  play: async () => {
    await expect(await text('房间号')).toHaveValue('801');
    await expect(screen.getByRole('combobox', { name: '房型' })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: '隔离房' })).toBeDisabled();
    await expect(screen.getByRole('radiogroup', { name: '房间性质' })).toHaveAccessibleDescription(
      '房间状态为「入住」，不能修改性质和房型',
    );
  },
};

export const EditVacant: Story = { args: { room: room() } };

/** The number is taken: the message is at the field, the draft stays. */
export const NumberTaken: Story = {
  args: {
    room: room(),
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('房间号「801」已存在'), {
          code: Code.invalid,
          fields: { name: '房间号「801」已存在' },
        }),
      ),
    ),
  },
  play: async () => {
    await text('房间号');
    await save();
    const name = await text('房间号');
    await waitFor(() => expect(name).toHaveAccessibleDescription('房间号「801」已存在'));
    await expect(name).toHaveValue('801');
  },
};

export const Conflict: Story = {
  args: {
    room: room(),
    onSave: fn(() =>
      Promise.reject(Object.assign(new Error('房间状态已变更为「入住」'), { code: Code.conflict })),
    ),
  },
  play: async ({ args }) => {
    await text('房间号');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: '刷新' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
