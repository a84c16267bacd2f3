import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MendRowDialog } from './MendRowDialog.tsx';

const texts = {
  uId: '7',
  name: '王芳',
  room: '601',
  checkType: '体温',
  checkRes: '50',
  checkTime: '2026-03-18 08:30:00',
};

const meta = {
  title: 'Isolation/Daily tests/MendRowDialog',
  component: MendRowDialog,
  args: {
    row: { row: 4, texts, reason: '体温应为 34.0 到 43.0', isLeftOut: false, isAbnormal: false },
    now: '2026-03-18 10:00:00',
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof MendRowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same rules as of the import: each error stands at its field. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '修改第 4 行' });
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    const result = screen.getByRole('textbox', { name: '检测结果' });
    await expect(result).toHaveAccessibleDescription('体温应为 34.0 到 43.0');
    await userEvent.clear(result);
    await userEvent.type(result, '36.6');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...texts, checkRes: '36.6' }));
  },
};
