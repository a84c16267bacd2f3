import { PersonType } from '@anzhu/api/contract/isolation';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { vacantRoom } from '../checkIn/fixtures.ts';
import { maleId, stored } from '../guest/fixtures.ts';
import { GuestsDialog } from './GuestsDialog.tsx';

const meta = {
  title: 'Hotel/Stay/GuestsDialog',
  component: GuestsDialog,
  args: {
    room: { ...vacantRoom, status: RoomStatus.occupied, sn: 's801' },
    now: '2026-03-18 10:00:00',
    people: { kind: 'guests', guests: stored },
    onClose: fn(),
  },
} satisfies Meta<typeof GuestsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onModify: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('ANNA EXAMPLE')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '修改入住人' }));
    await expect(args.onModify).toHaveBeenCalled();
  },
};

/** Of an isolation room: the person, why, and how far the isolation is. */
export const IsolationRoom: Story = {
  args: {
    room: { ...vacantRoom, isIsolation: true, status: RoomStatus.occupied },
    people: {
      kind: 'isolation',
      person: {
        id: '301',
        lastTest: null,
        openAbnormal: 0,
        name: '周示例',
        idCard: maleId,
        phone: '13800001234',
        email: 'zhou@example.com',
        type: PersonType.inbound,
        checkInTime: '2026-03-14 15:20:00',
        checkOutTime: '2026-03-28 15:20:00',
      },
    },
  },
  play: () => waitFor(() => expect(screen.getByText('第 5/14 天')).toBeVisible()),
};

export const Loading: Story = { args: { people: undefined } };

export const Failed: Story = {
  args: { people: undefined, error: { message: '记录不存在或已被删除', onRetry: fn() } },
};

export const Empty: Story = { args: { people: { kind: 'guests', guests: [] } } };
