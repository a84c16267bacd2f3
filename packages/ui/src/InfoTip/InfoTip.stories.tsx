import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { InfoTip } from './InfoTip.tsx';

const meta = {
  title: 'Overlays/InfoTip',
  component: InfoTip,
  args: { label: '入住率', children: '正在入住的普通房 ÷ 全部普通房。' },
  render: (args) => (
    <Inline gap={1}>
      <Text>{args.label}</Text>
      <InfoTip {...args} />
    </Inline>
  ),
} satisfies Meta<typeof InfoTip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press opens it and another one closes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '入住率的说明' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: '入住率的说明' })).toHaveTextContent(
      '正在入住的普通房 ÷ 全部普通房。',
    );
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Enter opens it; Esc closes it and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: '入住率的说明' })).toHaveFocus();
  },
};

/** A short one, and one of several lines. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={4}>
      <InfoTip label="房价">每晚的价格。</InfoTip>
      <InfoTip label="每房收益">
        在住订单每晚的房费合计 ÷ 全部普通房，空房也计入。往日的房间总数均按现在的总数计算。
      </InfoTip>
    </Inline>
  ),
};
