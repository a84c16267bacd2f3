import { DocumentKind } from '@anzhu/api/contract/document';
import type { InHouse, InHouseGuest } from '@anzhu/api/contract/inHouse';
import { Button } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { InHouseDialog } from './InHouseDialog.tsx';

const guest: InHouseGuest = {
  room: '8201',
  roomTypeName: '双床房',
  name: '李示例',
  documentKind: DocumentKind.residentId,
  idcard: '9900********0018',
  number: '138****1111',
  isIsolation: false,
  from: '2026-03-18 10:13:00',
  to: '2026-03-20 12:00:00',
  leftTime: null,
};

const list: InHouse = {
  hotelName: '安住杭州西湖店',
  at: '2026-03-18 21:30:00',
  guests: [
    { ...guest, room: '301', name: '冯样本', isIsolation: true, from: '2026-03-12 16:20:00' },
    guest,
    {
      ...guest,
      name: 'SMITH/JOHN MR',
      documentKind: DocumentKind.other,
      idcard: 'E12********89',
      number: '',
    },
  ],
};

const whole: InHouse = {
  ...list,
  guests: list.guests.map((one) => ({ ...one, idcard: '990001199001010018' })),
};

const meta = {
  title: 'Hotel/Stay 入住/InHouseDialog',
  component: InHouseDialog,
  args: {
    at: '',
    now: '2026-03-18 21:30:00',
    list,
    onAtChange: fn(),
    onPrint: fn(async () => whole),
    download: <Button>导出</Button>,
    onClose: fn(),
  },
} satisfies Meta<typeof InHouseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (): HTMLElement[] =>
  within(screen.getByRole('region', { name: '在住客人名单' })).getAllByRole('row');

/** Who is in now, by room; another moment is typed. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('2 间 3 位')).toBeVisible());
    await expect(rows()[1]).toHaveTextContent('301 隔离冯样本');
    await expect(rows()[3]).toHaveTextContent('8201SMITH/JOHN MR其他证件');
    const field = screen.getByRole('textbox', { name: '时刻' });
    await userEvent.clear(field);
    await userEvent.type(field, '0317 2200{Enter}');
    await expect(args.onAtChange).toHaveBeenLastCalledWith('2026-03-17 22:00:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Of a moment that has passed: who has left since says when; 此刻 leads back. */
export const EarlierMoment: Story = {
  args: {
    at: '2026-03-17 22:00:00',
    list: {
      ...list,
      at: '2026-03-17 22:00:00',
      guests: [{ ...guest, leftTime: '2026-03-18 09:40:00' }],
    },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('2026-03-18 09:40 已离店')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '此刻' }));
    await expect(args.onAtChange).toHaveBeenLastCalledWith('');
  },
};

/** Paper has the whole numbers, which are read for it. */
export const Printed: Story = {
  play: async ({ args }) => {
    const { print } = window;
    window.print = fn();
    await userEvent.click(await screen.findByRole('button', { name: '打印' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(screen.getAllByText('990001199001010018')).toHaveLength(3);
    window.print = print;
  },
};

export const Empty: Story = {
  args: { list: { ...list, guests: [] } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('没有在住的客人')[0]).toBeVisible());
  },
};

export const Loading: Story = { args: { list: undefined } };

export const Failed: Story = {
  args: { list: undefined, error: { message: '时刻不能晚于此刻', onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalled();
  },
};

/** The columns scroll; the page does not. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
