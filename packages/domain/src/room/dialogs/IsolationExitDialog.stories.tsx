import { RoomStatus } from '@anzhu/api/contract/room';
import { IsolationExit } from '@anzhu/api/contract/stay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { room } from '../fixtures.ts';
import { IsolationExitDialog } from './IsolationExitDialog.tsx';

const meta = {
  title: 'Hotel/Room/IsolationExitDialog',
  component: IsolationExitDialog,
  args: {
    room: room({ id: '9', name: '902', floor: 9, isIsolation: true, status: RoomStatus.occupied }),
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof IsolationExitDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '确定' }));

/** Nothing is chosen beforehand; without a choice it is not sent. */
export const Default: Story = {
  play: async ({ args }) => {
    const released = await screen.findByRole('radio', { name: '解除隔离' });
    await expect(released).not.toBeChecked();
    await expect(screen.getByRole('radio', { name: '阳性入院' })).not.toBeChecked();
    await confirm();
    await expect(screen.getByRole('radiogroup', { name: '退出方式' })).toHaveAccessibleDescription(
      '请选择解除隔离或阳性入院',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: '阳性入院' }));
    await confirm();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      roomId: args.room.id,
      status: IsolationExit.hospitalised,
    });
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('网络连接失败，请检查网络'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '解除隔离' }));
    await confirm();
    await waitFor(() => expect(screen.getByText('网络连接失败，请检查网络')).toBeVisible());
    await expect(screen.getByRole('radio', { name: '解除隔离' })).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
