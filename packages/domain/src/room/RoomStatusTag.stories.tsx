import { RoomStatus, roomStatuses } from '@anzhu/api/contract/room';
import { Inline, Stack } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoomNatureTag, RoomStatusTag } from './RoomStatusTag.tsx';

const meta = {
  title: 'Domain/Room/RoomStatusTag',
  component: RoomStatusTag,
  args: { status: RoomStatus.vacant },
  argTypes: { status: { control: 'inline-radio', options: roomStatuses } },
} satisfies Meta<typeof RoomStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every status and both natures: five shapes, five words. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline gap={2}>
        {roomStatuses.map((status) => (
          <RoomStatusTag key={status} status={status} />
        ))}
      </Inline>
      <Inline gap={2}>
        <RoomNatureTag isIsolation={false} />
        <RoomNatureTag isIsolation />
      </Inline>
    </Stack>
  ),
};
