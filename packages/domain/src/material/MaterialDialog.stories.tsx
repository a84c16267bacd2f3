import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MaterialDialog } from './MaterialDialog.tsx';

const offline = '网络连接失败，请检查网络后重试';

const meta = {
  title: 'Isolation/Materials 物资/MaterialDialog',
  component: MaterialDialog,
  args: { onSave: fn(), onClose: fn() },
} satisfies Meta<typeof MaterialDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A failed call keeps what was typed; Esc asks before it is discarded. */
export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error(offline))) },
  play: async ({ args }) => {
    const item = await screen.findByRole('textbox', { name: '物资名称' });
    await userEvent.type(item, '医用口罩');
    await userEvent.type(screen.getByRole('spinbutton', { name: '数量' }), '200');
    await userEvent.type(screen.getByRole('textbox', { name: '单位' }), '盒');
    await userEvent.click(screen.getByRole('radio', { name: '不紧急' }));
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(screen.getByText(offline)).toBeVisible());
    await expect(item).toHaveValue('医用口罩');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
