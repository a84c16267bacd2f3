import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openMorning } from './fixtures.ts';
import { CloseShiftDialog, OpenShiftDialog } from './ShiftDialogs.tsx';

const meta = {
  title: 'Hotel/Shift 交班/CloseShiftDialog',
  component: CloseShiftDialog,
  args: {
    shift: openMorning,
    clerks: [
      { id: '8', name: '前台小李' },
      { id: '9', name: '店长王芳' },
    ],
    onSave: fn(),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CloseShiftDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is counted differs by two yuan: said at once, and kept with a note. */
export const Short: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('¥650.00')).toBeVisible());
    await userEvent.type(screen.getByRole('spinbutton', { name: '实点现金' }), '648');
    await userEvent.tab();
    await expect(await screen.findByText('短款 ¥2.00')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '少找两元');
    await userEvent.click(screen.getByRole('button', { name: '交班' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        id: '12',
        seen: 650,
        counted: 648,
        note: '少找两元',
      }),
    );
  },
};

/** What was counted at the end of the last shift is filled in. */
export const Opening: Story = {
  render: ({ onSave, onClose }) => (
    <OpenShiftDialog proposed={648} onSave={onSave} onClose={onClose} />
  ),
  play: async ({ args }) => {
    await expect(await screen.findByRole('spinbutton', { name: '备用金' })).toHaveValue('648.00');
    await userEvent.click(screen.getByRole('button', { name: '开班' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ opening: 648 }));
  },
};
