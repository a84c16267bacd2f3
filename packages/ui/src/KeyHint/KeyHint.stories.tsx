import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { KeyHint } from './KeyHint.tsx';

const meta = {
  title: 'Data/KeyHint',
  component: KeyHint,
  args: { keys: 'Mod+K', platform: 'other' },
} satisfies Meta<typeof KeyHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl')).toBeVisible();
    await expect(canvas.getByText('Control K')).toBeInTheDocument();
  },
};

/** Signs on a Mac, words for the ear. */
export const OnMac: Story = {
  args: { platform: 'mac' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘')).toBeVisible();
    await expect(canvas.getByText('Command K')).toBeInTheDocument();
  },
};

/** Without a platform: as on this device. */
export const OfThisDevice: Story = { args: { platform: undefined } };

export const OneKey: Story = { args: { keys: 'Esc' } };

export const InText: Story = {
  render: () => (
    <Text as="p">
      按 <KeyHint keys="Mod+K" platform="other" /> 随时搜索订单、房间和客人，按{' '}
      <KeyHint keys="Esc" /> 关闭。
    </Text>
  ),
};

const all = ['Mod+K', 'Mod+Shift+P', 'Alt+ArrowUp', 'Enter', 'Space', 'Mod+Plus', 'Minus', 'F6'];

/** Both keyboards. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={2}>
      {(['other', 'mac'] as const).map((platform) => (
        <Inline key={platform} gap={4}>
          {all.map((keys) => (
            <KeyHint key={keys} keys={keys} platform={platform} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
