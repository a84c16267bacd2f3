import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { KeyHint } from './KeyHint.tsx';

const meta = {
  title: 'Data/KeyHint',
  component: KeyHint,
  args: { keys: 'ArrowLeft' },
} satisfies Meta<typeof KeyHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('←')).toBeVisible();
    await expect(canvas.getByText('左')).toBeInTheDocument();
  },
};

export const OneKey: Story = { args: { keys: 'Esc' } };

export const InText: Story = {
  render: () => (
    <Text as="p">
      按 <KeyHint keys="Mod+K" /> 随时搜索订单、房间和客人，按 <KeyHint keys="Esc" /> 关闭。
    </Text>
  ),
};

const all = ['Mod+K', 'Mod+Shift+P', 'Alt+ArrowUp', 'Enter', 'Space', 'Mod+Plus', 'Minus', 'F6'];

export const Permutations: Story = {
  render: () => (
    <Inline gap={4}>
      {all.map((keys) => (
        <KeyHint key={keys} keys={keys} />
      ))}
    </Inline>
  ),
};
