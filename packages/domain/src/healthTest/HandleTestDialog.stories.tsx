import { CheckType } from '@anzhu/api/contract/healthTest';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { HandleTestDialog } from './HandleTestDialog.tsx';

const meta = {
  title: 'Isolation/Daily tests 每日检测/HandleTestDialog',
  component: HandleTestDialog,
  args: {
    test: {
      id: '3',
      uId: '7',
      name: '王芳',
      idCard: '3301********1234',
      hotelName: '安住·西湖店',
      roomId: '601',
      roomName: '601',
      status: IsolationStatus.isolating,
      checkType: CheckType.temperature,
      checkRes: 38.2,
      checkTime: '2026-03-18 08:00:00',
      createTime: '2026-03-18 08:05:00',
      isHandled: false,
    },
    onSave: fn(async () => {}),
    onHospitalise: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof HandleTestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The result in red, and a note of what was done. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('38.2 ℃')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '处理说明' }), '已复测，送医');
    await userEvent.click(screen.getByRole('button', { name: '标为已处理' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ id: '3', note: '已复测，送医' }),
    );
  },
};

/** A positive person goes to hospital: the dialog leads on to 退出隔离 once the result is handled. */
export const ToHospital: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '阳性入院' }));
    await userEvent.click(screen.getByRole('button', { name: '标为已处理，办理入院' }));
    await waitFor(() => expect(args.onHospitalise).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The isolation has ended: there is nothing to lead on to. */
export const Ended: Story = {
  args: { test: { ...meta.args.test, status: IsolationStatus.released } },
  play: async () => {
    await screen.findByRole('button', { name: '标为已处理' });
    await expect(screen.queryByRole('radio', { name: '阳性入院' })).not.toBeInTheDocument();
  },
};
