import { PersonType } from '@anzhu/api/contract/isolation';
import { RecordGroup, RecordPanel } from '@anzhu/ui/RecordPanel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { maleId, stored, visitor } from './fixtures.ts';
import { RoomGuests } from './RoomGuests.tsx';

const meta = {
  title: 'Hotel/Stay 入住/RoomGuests',
  component: RoomGuests,
  parameters: { layout: 'fullscreen' },
  args: { now: '2026-03-18 10:00:00', people: { kind: 'guests', guests: stored } },
  decorators: [
    (Story) => (
      <RecordPanel title="801 · 豪华大床房" onClose={fn()}>
        <RecordGroup title="入住人">
          <Story />
        </RecordGroup>
      </RecordPanel>
    ),
  ],
} satisfies Meta<typeof RoomGuests>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: () => waitFor(() => expect(screen.getByText('ANNA EXAMPLE')).toBeVisible()),
};

/** A visitor: kind, nationality, birth, entry and stay of their document. */
export const Visitor: Story = {
  args: { people: { kind: 'guests', guests: [visitor] } },
  play: () => waitFor(() => expect(screen.getByText('瑞士')).toBeVisible()),
};

/** Of an isolation room: the person, why, and how far the isolation is. */
export const IsolationRoom: Story = {
  args: {
    personLink: { href: '#301' },
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
  play: async () => {
    await waitFor(() => expect(screen.getByText('第 5/14 天')).toBeVisible());
    await expect(screen.getByRole('link', { name: '周示例' })).toHaveAttribute('href', '#301');
  },
};

export const Loading: Story = { args: { people: undefined } };

export const Failed: Story = {
  args: { people: undefined, error: { message: '记录不存在或已被删除', onRetry: fn() } },
};

export const Empty: Story = { args: { people: { kind: 'guests', guests: [] } } };
