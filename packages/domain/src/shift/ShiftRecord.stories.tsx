import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { closedMorning, openMorning } from './fixtures.ts';
import { ShiftRecord } from './ShiftRecord.tsx';

const meta = {
  title: 'Hotel/Shift 交班/ShiftRecord',
  component: ShiftRecord,
  parameters: { layout: 'fullscreen' },
  args: { shift: closedMorning, onClose: fn() },
} satisfies Meta<typeof ShiftRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

const record = async () => within(await screen.findByRole('complementary', { name: '前台小陈' }));

/** A shift that was closed with two yuan too few. */
export const Closed: Story = {
  play: async () => {
    const view = await record();
    await expect(view.getAllByText('短款 ¥2.00')[0]).toBeVisible();
    await expect(view.getByRole('row', { name: /^现金/ })).toHaveTextContent(/¥150.00$/);
    await expect(view.queryByRole('button', { name: '交班' })).toBeNull();
  },
};

/** One that is still open: who manages may close it. */
export const Open: Story = {
  args: { shift: openMorning, onCloseShift: fn() },
  play: async ({ args }) => {
    await userEvent.click((await record()).getByRole('button', { name: '交班' }));
    await expect(args.onCloseShift).toHaveBeenCalled();
  },
};
