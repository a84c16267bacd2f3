import { Inline } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListUpdateNote, PendingCount } from './ReviewListNotes.tsx';

const meta = {
  title: 'Feedback/ListUpdateNote',
  component: ListUpdateNote,
  args: { isChanged: true, onRefresh: fn() },
} satisfies Meta<typeof ListUpdateNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard; beside it is what is still to be reviewed. */
export const Default: Story = {
  render: (args) => (
    <Inline gap={2}>
      <ListUpdateNote {...args} />
      <PendingCount count={7} />
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('待审核 7 条')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '列表有更新，点击刷新' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
