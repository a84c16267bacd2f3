import { CheckType } from '@anzhu/api/contract/healthTest';
import { PersonType } from '@anzhu/api/contract/isolation';
import { RoomStatus } from '@anzhu/api/contract/room';
import { IsolationExit } from '@anzhu/api/contract/stay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { room } from '../fixtures.ts';
import { IsolationExitDialog } from './IsolationExitDialog.tsx';

const meta = {
  title: 'Hotel/Room 房间/IsolationExitDialog',
  component: IsolationExitDialog,
  args: {
    room: room({ id: '9', name: '902', floor: 9, isIsolation: true, status: RoomStatus.occupied }),
    person: {
      id: '301',
      name: '王芳',
      idCard: '999999199001010016',
      phone: '13800001234',
      email: null,
      type: PersonType.closeContact,
      checkInTime: '2026-03-04 14:00:00',
      checkOutTime: '2026-03-18 14:00:00',
      lastTest: { checkType: CheckType.nucleic, checkRes: 0, checkTime: '2026-03-18 08:00:00' },
      openAbnormal: 0,
    },
    now: '2026-03-18 10:00:00',
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
    await screen.findByRole('dialog', { name: '退出隔离 · 王芳' });
    await expect(screen.getByText('今日到期')).toBeVisible();
    await expect(screen.getByText('核酸 阴性')).toBeVisible();
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

/** Before the planned day, and with an abnormal result that is not handled, it asks again. */
export const Early: Story = {
  args: {
    person: {
      ...meta.args.person,
      checkInTime: '2026-03-14 14:00:00',
      checkOutTime: '2026-03-28 14:00:00',
      lastTest: {
        checkType: CheckType.temperature,
        checkRes: 38.2,
        checkTime: '2026-03-18 08:00:00',
      },
      openAbnormal: 1,
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '解除隔离' }));
    await expect(screen.getByText('第 5/14 天')).toBeVisible();
    await confirm();
    const question = within(
      await screen.findByRole('alertdialog', { name: '「王芳」仍要解除隔离？' }),
    );
    await expect(
      question.getByText('预计 2026-03-28 14:00 解除，尚未到期；有 1 条异常检测结果未处理。'),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await confirm();
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      roomId: args.room.id,
      status: IsolationExit.released,
    });
  },
};

/** To hospital from an abnormal result that was handled: the way is chosen. */
export const ToHospital: Story = {
  args: { exit: IsolationExit.hospitalised },
  play: async ({ args }) => {
    await expect(await screen.findByRole('radio', { name: '阳性入院' })).toBeChecked();
    await confirm();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Loading: Story = { args: { person: undefined } };

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
