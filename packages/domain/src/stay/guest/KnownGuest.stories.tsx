import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { knownGuest } from './fixtures.ts';
import { KnownGuest } from './KnownGuest.tsx';

const meta = {
  title: 'Hotel/Stay 入住/KnownGuest',
  component: KnownGuest,
  args: { ...knownGuest, onSaveNote: fn() },
} satisfies Meta<typeof KnownGuest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Until when the registration is kept, and why. */
export const Kept: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('2029-01-22')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '保存至的说明' }));
    await expect(await screen.findByText(/旅馆业治安管理办法.*离店后 3 年/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** Who is in a room: only how often they came. */
export const Staying: Story = { args: { isStaying: true } };

/** All stays, and the note to change. */
export const Note: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '入住记录' }));
    await waitFor(() => expect(screen.getByText(/^2025-11-02 .+ 至 2025-11-03 /)).toBeVisible());
    const note = screen.getByRole('textbox', { name: '备注' });
    await userEvent.clear(note);
    await userEvent.type(note, '要发票{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSaveNote).toHaveBeenCalledWith({
      idcard: knownGuest.idcard,
      hotelId: '1',
      note: '要发票',
    });
  },
};

/** Nothing is shown of a guest who was never here. */
export const Unknown: Story = {
  args: { history: { stays: [], count: 0, note: '' } },
  play: () => expect(screen.queryByRole('button')).not.toBeInTheDocument(),
};
