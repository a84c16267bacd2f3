import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Ellipsis, RefreshCw, X } from '../Icon/index.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: '关闭', icon: <X size={16} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '关闭' });
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('关闭'));
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '关闭' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Pending: Story = {
  args: { label: '刷新', icon: <RefreshCw size={16} />, isPending: true },
};

export const DisabledWithReason: Story = {
  args: {
    label: '上一条',
    icon: <ChevronLeft size={16} />,
    disabledReason: '已经是第一条了！',
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '上一条' });
    await expect(button).toHaveAccessibleDescription('已经是第一条了！');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

const variants = ['quiet', 'outline', 'solid'] as const;

/** Every variant, size and state. */
const states: Record<string, IconButtonProps> = {
  medium: { label: '关闭', icon: <X size={16} /> },
  small: { label: '更多', icon: <Ellipsis size={16} />, size: 'small' },
  brand: { label: '下一条', icon: <ChevronRight size={16} />, tone: 'brand' },
  isPending: { label: '刷新', icon: <RefreshCw size={16} />, isPending: true },
  isDisabled: { label: '上一条', icon: <ChevronLeft size={16} />, isDisabled: true },
};

export const Permutations: Story = {
  render: () => (
    <Matrix label="variant" rows={byName(variants)} columns={states}>
      {(variant, state) => <IconButton {...state} variant={variant} />}
    </Matrix>
  ),
};
