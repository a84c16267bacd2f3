import type { MaterialApplication } from '@anzhu/api/contract/material';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { applications } from './fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { MaterialRecord } from './MaterialRecord.tsx';

const rejected: MaterialApplication = {
  ...applications[0],
  reviewStatus: ReviewStatus.rejected,
  reviewRemarks: '数量过多',
};

const meta = {
  title: 'Isolation/Materials 物资/MaterialRecord',
  component: MaterialRecord,
  parameters: { layout: 'fullscreen' },
  args: { application: rejected, onClose: fn() },
} satisfies Meta<typeof MaterialRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A rejected application with the note of its reviewer. */
export const Rejected: Story = {
  play: async () => {
    const record = within(
      await screen.findByRole('complementary', { name: /^医用口罩 · 200 盒$/ }),
    );
    await expect(record.getByRole('img', { name: '已驳回' })).toBeVisible();
    await expect(record.getByText('数量过多')).toBeVisible();
  },
};
