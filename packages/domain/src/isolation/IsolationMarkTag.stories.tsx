import { Inline } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IsolationMarkTag } from './IsolationMarkTag.tsx';

const days = { checkInTime: '2026-03-01 15:20:00', checkOutTime: '2026-03-15 15:20:00' };

const meta = {
  title: 'Isolation/People/IsolationMarkTag',
  component: IsolationMarkTag,
  args: { ...days, today: '2026-03-05' },
} satisfies Meta<typeof IsolationMarkTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every mark of the planned days. */
export const Permutations: Story = {
  render: () => (
    <Inline gap={2}>
      {['2026-03-05', '2026-03-14', '2026-03-15', '2026-03-18'].map((today) => (
        <IsolationMarkTag key={today} {...days} today={today} />
      ))}
    </Inline>
  ),
};
