import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { LinkTarget } from '@anzhu/ui/Button';
import { CloseHotelDialog } from './CloseHotel.tsx';
import { westLake } from './fixtures.ts';

const meta = {
  title: 'Hotel/Hotel 酒店/CloseHotelDialog',
  component: CloseHotelDialog,
  args: {
    hotel: westLake,
    blocks: [],
    linkTo: (route): LinkTarget | undefined => ({ href: `#${route}` }),
    onRefresh: fn(),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof CloseHotelDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is left to do: the reason is asked for. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '停业原因' }), '整体装修');
    await userEvent.click(screen.getByRole('button', { name: '停业' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ id: westLake.id, reason: '整体装修' }),
    );
  },
};

/** Each kind of what keeps it open, with its screen. */
export const Blocked: Story = {
  args: {
    blocks: [
      { kind: 'inHouse', count: 34 },
      { kind: 'isolating', count: 18 },
      { kind: 'bookings', count: 43 },
      { kind: 'pendingOrders', count: 1 },
      { kind: 'declarations', count: 4 },
      { kind: 'toRefund', count: 2 },
      { kind: 'leftOpen', count: 3 },
      { kind: 'paidTwice', count: 1 },
      { kind: 'shifts', count: 2 },
      { kind: 'days', count: 1 },
    ],
  },
  play: async ({ args }) => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    await expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '重新检查' }));
    await expect(args.onRefresh).toHaveBeenCalled();
  },
};

/** The menu of the reader lacks the screens. */
export const WithoutLinks: Story = {
  args: { blocks: [{ kind: 'shifts', count: 1 }], linkTo: () => undefined },
};

export const Loading: Story = { args: { blocks: undefined, isLoading: true } };

export const Failed: Story = {
  args: { blocks: undefined, error: { message: '网络不可用', onRetry: fn() } },
};

export const Phone: Story = {
  args: { blocks: [{ kind: 'inHouse', count: 3 }] },
  globals: { viewport: { value: 'phone' } },
};
