import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ActionDialog } from './ActionDialog.tsx';

const refuse = fn(() => Promise.resolve());
const approve = fn(() => Promise.resolve());

const meta = {
  title: 'Overlays/ActionDialog',
  component: ActionDialog,
  args: {
    title: '退款审核',
    size: 'small',
    actions: [
      { label: '拒绝', onAction: refuse, success: '已拒绝' },
      { label: '同意', onAction: approve },
    ],
    onClose: fn(),
    children: '订单 10086 申请退款 268.00 元。',
  },
} satisfies Meta<typeof ActionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

/** One button per decision; the dialog closes once the chosen one has succeeded. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await button('同意'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(approve).toHaveBeenCalledOnce();
    await expect(refuse).not.toHaveBeenCalled();
  },
};

/** Closing decides nothing. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await button('拒绝');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(approve).not.toHaveBeenCalled();
  },
};

/** While one decision is sent the other cannot be made. */
export const Pending: Story = {
  args: {
    actions: [
      { label: '拒绝', onAction: refuse },
      { label: '同意', onAction: () => new Promise(() => undefined) },
    ],
  },
  play: async () => {
    await userEvent.click(await button('同意'));
    await expect(await button('同意')).toHaveAttribute('aria-busy', 'true');
    await expect(await button('拒绝')).toBeDisabled();
  },
};

/** The reason stands above the buttons, and the dialog stays. */
export const Refused: Story = {
  args: {
    actions: [
      { label: '同意', onAction: () => Promise.reject(new Error('网络连接失败，请检查网络')) },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await button('同意'));
    await waitFor(() => expect(screen.getByText('网络连接失败，请检查网络')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
