import { OrderStatus } from '@anzhu/api/contract/order';
import { Inline } from '@anzhu/ui/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isolationStatusLook } from '../isolation/index.ts';
import { orderStatusLook } from '../order/index.ts';
import { roomStatusLook, RoomStatusIcon, shownStatuses, shownStatusLook } from '../room/index.ts';
import { RoomStatus } from '@anzhu/api/contract/room';
import { StatusTag } from './StatusTag.tsx';
import { Matrix } from '../../../../stories/kit/Matrix.tsx';

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
    <Matrix
      label="of"
      rows={{
        order: Object.values(orderStatusLook).map((look) => ({ look })),
        room: shownStatuses.map((status) => ({
          look: shownStatusLook[status],
          icon: <RoomStatusIcon status={status} />,
        })),
        isolation: Object.values(isolationStatusLook).map((look) => ({ look })),
      }}
      columns={{ status: null }}
    >
      {(tags) => (
        <Inline gap={2}>
          {tags.map((tag) => (
            <StatusTag key={tag.look.label} {...tag} />
          ))}
        </Inline>
      )}
    </Matrix>
  ),
};
