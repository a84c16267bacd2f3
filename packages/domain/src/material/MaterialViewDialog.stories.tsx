import type { MaterialApplication } from '@anzhu/api/contract/material';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { applications } from './fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MaterialViewDialog } from './MaterialViewDialog.tsx';

const rejected: MaterialApplication = {
  ...applications[0],
  reviewStatus: ReviewStatus.rejected,
  reviewRemarks: '数量过多',
};

const meta = {
  title: 'Isolation/Materials/MaterialViewDialog',
  component: MaterialViewDialog,
  args: { application: rejected, onClose: fn() },
} satisfies Meta<typeof MaterialViewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A rejected application with the note of its reviewer. */
export const Rejected: Story = {
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: `查看物资申请 · ${args.application.applyThing}` }),
    );
    await waitFor(() => expect(dialog.getByText('已驳回')).toBeVisible());
    await expect(dialog.getByText('数量过多')).toBeVisible();
  },
};
