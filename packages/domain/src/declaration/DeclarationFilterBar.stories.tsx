import { ReviewStatus } from '@anzhu/api/contract/review';
import { today } from '../fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeclarationFilterBar, declarationFilter } from './DeclarationFilterBar.tsx';

const meta = {
  title: 'Isolation/Declarations 申报/DeclarationFilterBar',
  component: DeclarationFilterBar,
  args: {
    value: {
      ...declarationFilter.empty,
      days: { begin: '2026-03-12', end: '2026-03-18' },
      reviewStatus: ReviewStatus.pending,
    },
    today,
    hotels: null,
    onQuery: fn(),
  },
} satisfies Meta<typeof DeclarationFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is in use is shown as chips; 重置 takes all off. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: '移除筛选「日期：2026-03-12 至 2026-03-18」' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '移除筛选「审核状态：待审核」' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(declarationFilter.empty);
  },
};
