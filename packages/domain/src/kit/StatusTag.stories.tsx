import { OrderStatus } from '@anzhu/api/contract/order';
import { Inline, Stack } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isolationStatusLook } from '../isolation/index.ts';
import { orderStatusLook } from '../order/index.ts';
import { roomStatusLook, RoomStatusIcon } from '../room/index.ts';
import { RoomStatus, roomStatuses } from '@anzhu/api/contract/room';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Data/StatusTag',
  component: StatusTag,
  args: { look: orderStatusLook[OrderStatus.paid] },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText('已支付')).toBeVisible(),
};

/** Its border is dashed as long as it is not settled. */
export const NotSettled: Story = { args: { look: roomStatusLook[RoomStatus.tentative] } };

/** Every status of orders, rooms and isolations. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline gap={2}>
        {Object.values(orderStatusLook).map((look) => (
          <StatusTag key={look.label} look={look} />
        ))}
      </Inline>
      <Inline gap={2}>
        {roomStatuses.map((status) => (
          <StatusTag
            key={status}
            look={roomStatusLook[status]}
            icon={<RoomStatusIcon status={status} />}
          />
        ))}
      </Inline>
      <Inline gap={2}>
        {Object.values(isolationStatusLook).map((look) => (
          <StatusTag key={look.label} look={look} />
        ))}
      </Inline>
    </Stack>
  ),
};
