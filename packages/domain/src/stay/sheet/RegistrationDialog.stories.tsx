import { DocumentKind } from '@anzhu/api/contract/document';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test';
import { vacantRoom } from '../checkIn/fixtures.ts';
import { childId, stored, visitor } from '../guest/fixtures.ts';
import { RegistrationDialog } from './RegistrationDialog.tsx';

const meta = {
  title: 'Hotel/Stay 入住/RegistrationDialog',
  component: RegistrationDialog,
  args: {
    room: {
      ...vacantRoom,
      status: RoomStatus.occupied,
      sn: 's801',
      orderId: '20311',
      arriveTime: '2026-03-17 14:05:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
    },
    hotelName: '安住·西湖店',
    guests: stored,
    price: 760,
    dayStarts: '06:00:00',
    onClose: fn(),
  },
} satisfies Meta<typeof RegistrationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet of guests who are in: what it says, with the guests as they are registered now. */
export const Default: Story = {
  play: async () => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await expect(await screen.findByText('林示例、ANNA EXAMPLE')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '打印登记单' }));
    await expect(print).toHaveBeenCalledOnce();
    const sheets = screen.getAllByText(/住宿登记单$/);
    await expect(sheets).toHaveLength(2);
    const [sheet] = sheets.map((head) => head.closest('section'));
    for (const words of ['20311', '2 晚', '林示例', 'ANNA EXAMPLE', '¥760.00']) {
      await expect(sheet).toHaveTextContent(words);
    }
  },
};

/** A visitor and a child: the columns that only they need. */
export const Visitor: Story = {
  args: {
    guests: [
      visitor,
      {
        ...visitor,
        personIdcard: childId,
        documentKind: DocumentKind.residentId,
        guardianName: '林示例',
        guardianRelation: '父亲',
      },
    ],
  },
  play: async () => {
    await screen.findByRole('dialog', { name: /^登记单/ });
    const [sheet] = screen.getAllByText(/住宿登记单$/).map((head) => head.closest('section'));
    for (const words of ['国籍', '瑞士', '1990-03-07', '停留期至', '2026-04-10', '林示例 父亲']) {
      await expect(sheet).toHaveTextContent(words);
    }
  },
};

/** Nothing is printed before the guests are known. */
export const Loading: Story = {
  args: { guests: undefined, price: null, isLoading: true },
  play: async () => {
    await screen.findByRole('dialog', { name: /^登记单/ });
    await expect(screen.queryByRole('button', { name: '打印登记单' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { guests: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
