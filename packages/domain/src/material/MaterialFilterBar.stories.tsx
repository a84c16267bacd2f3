import { ReviewStatus } from '@anzhu/api/contract/review';
import { today } from '../fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MaterialFilterBar, materialFilter } from './MaterialFilterBar.tsx';

const meta = {
  title: 'Isolation/Materials 物资/MaterialFilterBar',
  component: MaterialFilterBar,
  args: {
    value: { ...materialFilter.empty, reviewStatus: ReviewStatus.approved },
    today,
    hotels: null,
    onQuery: fn(),
  },
} satisfies Meta<typeof MaterialFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in the field of the item queries; the conditions in use are shown as chips. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: '移除筛选「审核结果：已通过」' }),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '物资名称' }), '口罩{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...args.value, applyThing: '口罩' });
  },
};
