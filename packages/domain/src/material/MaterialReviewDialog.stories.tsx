import { ReviewDecision } from '@anzhu/api/contract/review';
import { applications } from './fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MaterialReviewDialog, type MaterialReviewDialogProps } from './MaterialReviewDialog.tsx';

const pageSize = 2;
const onPageChange = fn(async () => {});

/** Two applications to a page, as a screen steps through them. */
function Reviewing(props: MaterialReviewDialogProps) {
  const [position, setPosition] = useState({ page: 1, index: 0 });
  return (
    <MaterialReviewDialog
      {...props}
      application={
        applications[(position.page - 1) * pageSize + position.index] ?? props.application
      }
      steps={{
        ...props.steps,
        ...position,
        onIndexChange: (index) => setPosition({ ...position, index }),
        onPageChange: async (page, index) => {
          await props.steps.onPageChange(page, index);
          setPosition({ page, index });
        },
      }}
    />
  );
}

const meta = {
  title: 'Isolation/Materials 物资/MaterialReviewDialog',
  component: MaterialReviewDialog,
  args: {
    mode: 'review',
    application: applications[0],
    steps: { index: 0, page: 1, pageSize, total: 4, onIndexChange: fn(), onPageChange },
    pendingCount: 4,
    onReview: fn(async () => {}),
    onClose: fn(),
  },
  render: (args) => <Reviewing {...args} />,
} satisfies Meta<typeof MaterialReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const approveNext = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: '批准并下一条' }));

/** 批准并下一条 goes over the edge of the page, to the last one; the focus stays on it. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(/ · 200 盒$/)).toBeVisible());
    for (const next of [2, 3, 4]) {
      await approveNext();
      await expect(await screen.findByText(`第 ${next} / 4 条`)).toBeVisible();
    }
    await expect(onPageChange).toHaveBeenLastCalledWith(2, 0);
    await expect(screen.getByRole('button', { name: '批准并下一条' })).toHaveFocus();
    await expect(args.onReview).toHaveBeenLastCalledWith({
      id: applications[2]?.id,
      reviewStatus: ReviewDecision.approve,
      remark: '',
    });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** 批准 alone closes. */
export const Approved: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '批准' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
