import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { Inline, Stack } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IsolationMarkTag, IsolationStatusTag } from './IsolationStatusTag.tsx';

const meta = {
  title: 'Domain/Isolation/IsolationStatusTag',
  component: IsolationStatusTag,
  args: { status: IsolationStatus.isolating },
} satisfies Meta<typeof IsolationStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every status, and every mark of the planned days. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline gap={2}>
        {Object.values(IsolationStatus).map((status) => (
          <IsolationStatusTag key={status} status={status} />
        ))}
      </Inline>
      <Inline gap={2}>
        {['2026-03-05', '2026-03-14', '2026-03-15', '2026-03-18'].map((today) => (
          <IsolationMarkTag
            key={today}
            checkInTime="2026-03-01 15:20:00"
            checkOutTime="2026-03-15 15:20:00"
            today={today}
          />
        ))}
      </Inline>
    </Stack>
  ),
};
