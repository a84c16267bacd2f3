import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EditRowDialog } from './EditRowDialog.tsx';

const texts = {
  uId: '7',
  idCard: '',
  name: '王芳',
  hotel: '',
  room: '601',
  checkType: '体温',
  checkRes: '50',
  checkTime: '2026-03-18 08:30:00',
};

const meta = {
  title: 'Isolation/Daily tests 每日检测/EditRowDialog',
  component: EditRowDialog,
  args: {
    row: {
      row: 4,
      label: '第 4 行',
      texts,
      errors: { checkRes: '体温应为 34.0 到 43.0' },
      isExcluded: false,
      isAbnormal: false,
      isHidden: false,
      isRecorded: false,
    },
    columns: ['uId', 'name', 'checkType', 'checkRes', 'checkTime'],
    now: '2026-03-18 10:00:00',
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof EditRowDialog>;

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
