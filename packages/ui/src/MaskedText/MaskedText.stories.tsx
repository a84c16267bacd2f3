import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { MaskedText } from './MaskedText.tsx';

const whole = '330106199001011234';

const meta = {
  title: 'Data/MaskedText',
  component: MaskedText,
  args: {
    label: '身份证号',
    value: '3301**********1234',
    onReveal: fn(() => Promise.resolve(whole)),
  },
} satisfies Meta<typeof MaskedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Revealed by the button, and masked again by it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示身份证号' }));
    await expect(await canvas.findByText(whole)).toBeVisible();
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '隐藏身份证号' }));
    await expect(canvas.queryByText(whole)).not.toBeInTheDocument();
    await expect(canvas.getByText('3301**********1234')).toBeVisible();
  },
};

/** The focus stays on the button that shows and hides. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '显示身份证号' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(whole);
    await expect(canvas.getByRole('button', { name: '隐藏身份证号' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(whole)).not.toBeInTheDocument();
  },
};

/** This account may not see it. */
export const NotAllowed: Story = {
  render: () => <MaskedText label="身份证号" value="3301**********1234" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Pending: Story = {
  args: { onReveal: fn(() => new Promise<string>(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '显示身份证号' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
  },
};

/** Read aloud, and it can be tried again. */
export const Failed: Story = {
  args: { onReveal: fn(() => Promise.reject(new Error('没有权限查看'))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示身份证号' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有权限查看');
    await userEvent.click(canvas.getByRole('button', { name: '显示身份证号' }));
    await waitFor(() => expect(args.onReveal).toHaveBeenCalledTimes(2));
    await canvas.findByRole('alert');
  },
};

/** Masked again after a while: 30 s, here at once. */
export const HidesAgain: Story = {
  args: { hideDelay: 0.1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示身份证号' }));
    await canvas.findByText('3301**********1234');
    await canvas.findByRole('button', { name: '显示身份证号' });
  },
};

export const LongText: Story = {
  args: {
    label: '证件号码',
    value: 'ABCDEFGH**********************************************0123456789',
  },
  render: (args) => (
    <div style={{ width: '200px' }}>
      <MaskedText {...args} />
    </div>
  ),
};

/** Identity card, phone, and what may not be seen; alone and in a line. */
export const Permutations: Story = {
  render: (args) => (
    <Stack gap={2}>
      <MaskedText {...args} />
      <MaskedText label="手机号" value="138****5678" onReveal={() => '13812345678'} />
      <MaskedText label="身份证号" value="3301**********1234" />
      <Text>
        入住人 王小明，身份证号 <MaskedText {...args} />
        ，男
      </Text>
    </Stack>
  ),
};
