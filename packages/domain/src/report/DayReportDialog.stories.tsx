import type { AuditPoint, DayClose, DayFigures } from '@anzhu/api/contract/report';
import { Button } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DayReportDialog } from './DayReportDialog.tsx';

const near: DayFigures = {
  arrivals: 12,
  departures: 9,
  inHouse: 41,
  rooms: 60,
  soldNights: 42,
  occupancy: 0.7,
  averagePrice: 386.5,
  roomIncome: 16_233,
  otherIncome: 522,
  income: 16_755,
  ways: [
    {
      method: 0,
      received: 1200,
      refunds: 388,
      depositsIn: 900,
      depositsOut: 600,
      receipts: 0,
      net: 1112,
    },
    {
      method: 1,
      received: 7810,
      refunds: 0,
      depositsIn: 0,
      depositsOut: 0,
      receipts: 0,
      net: 7810,
    },
    {
      method: 2,
      received: 3400.5,
      refunds: 0,
      depositsIn: 0,
      depositsOut: 0,
      receipts: 0,
      net: 3400.5,
    },
    {
      method: 3,
      received: 900,
      refunds: 0,
      depositsIn: 0,
      depositsOut: 0,
      receipts: 2560,
      net: 3460,
    },
    {
      method: 4,
      received: 2100,
      refunds: 0,
      depositsIn: 0,
      depositsOut: 0,
      receipts: 0,
      net: 2100,
    },
    {
      method: 5,
      received: 1530,
      refunds: 255,
      depositsIn: 0,
      depositsOut: 0,
      receipts: 0,
      net: 1275,
    },
  ],
  received: 15_410.5,
  refunds: 388,
  depositsIn: 900,
  depositsOut: 600,
  receipts: 2560,
  net: 17_882.5,
  onAccount: 1275,
  reversedCharges: -28,
  reversedPayments: -540,
  reversedRefunds: 0,
  reversedDeposits: 0,
  prepaid: 2880,
  deposits: 6200,
  openBills: 3,
  open: 174,
};

const far: DayFigures = { ...near, rooms: 0, soldNights: 0, occupancy: null, averagePrice: null };

const meta = {
  title: 'Hotel/Report 日报/DayReportDialog',
  component: DayReportDialog,
  args: {
    day: '2026-03-17',
    today: '2026-03-18',
    report: {
      day: '2026-03-17',
      hotels: [
        { hotelId: '1', hotelName: '安住杭州西湖店', closed: null, regionId: null, ...near },
      ],
      regions: [],
      total: near,
    },
    onDayChange: fn(),
    download: <Button>下载</Button>,
    onClose: fn(),
  },
} satisfies Meta<typeof DayReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One hotel; the days before and after are a press away. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('¥16,755.00')).toBeVisible());
    await expect(screen.getByText('70.0%')).toBeVisible();
    await expect(screen.getByRole('row', { name: /^冲销收款/ })).toHaveTextContent('−¥540.00');
    await expect(screen.queryByRole('row', { name: /^冲销退款/ })).not.toBeInTheDocument();
    // The drawer has more by the cash received and held, less what was given back.
    await expect(screen.getByRole('row', { name: /^现金/ })).toHaveTextContent(/¥1,112.00$/);
    await userEvent.click(screen.getByRole('button', { name: '前一天' }));
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-03-16');
    await userEvent.click(screen.getByRole('button', { name: '后一天' }));
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-03-18');
    await userEvent.click(screen.getByRole('button', { name: '到店的说明' }));
    await expect(await screen.findByText(/不含还未到的，工作台的「今日到店」含/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const field = screen.getByRole('textbox', { name: '日期' });
    await expect(field).toHaveValue('2026-03-17');
    await userEvent.clear(field);
    await userEvent.type(field, '0301{Enter}');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-03-01');
  },
};

/** Of today there is none after it. */
export const Today: Story = {
  args: { day: '2026-03-18' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '后一天' }));
    await expect(args.onDayChange).not.toHaveBeenCalled();
  },
};

/** The chain in one table, with its sum. */
export const Chain: Story = {
  args: {
    report: {
      day: '2026-03-17',
      hotels: [
        { hotelId: '1', hotelName: '安住杭州西湖店', closed: null, regionId: null, ...near },
        { hotelId: '2', hotelName: '安住上海外滩店', closed: null, regionId: null, ...far },
      ],
      regions: [],
      total: near,
    },
  },
  play: async () => {
    const rate = await screen.findByRole('row', { name: /^入住率/ });
    await expect(
      within(rate)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['70.0%', '70.0%', '—']);
  },
};

const points: readonly AuditPoint[] = [
  { kind: 'overdue', orderId: '1203', room: '8302', clerk: null, amount: null },
  { kind: 'notArrived', orderId: '1188', room: null, clerk: null, amount: null },
  { kind: 'openBill', orderId: '1190', room: null, clerk: null, amount: 58 },
  { kind: 'openShift', orderId: null, room: null, clerk: '前台小陈', amount: null },
];

/** Closes the day of the dialog once it is agreed to. */
function Audited(args: ComponentProps<typeof DayReportDialog>) {
  const [closed, setClosed] = useState<DayClose | null>(null);
  const hotels = args.report?.hotels.map((hotel) => ({ ...hotel, closed })) ?? [];
  return (
    <DayReportDialog
      {...args}
      report={args.report && { ...args.report, hotels }}
      audit={{
        points: [...points],
        refusal: null,
        closed,
        isFresh: closed !== null,
        linkOf: ({ orderId }) =>
          orderId === null
            ? undefined
            : {
                render: ({ children, ...props }) => (
                  <a href={`#${orderId}`} {...props}>
                    {children}
                  </a>
                ),
              },
        onClose: async () => setClosed({ time: '2026-03-18 08:12:00', by: '店长王芳', points: [] }),
      }}
    />
  );
}

/** What is not in order is a list to work off; 夜审 presses the seal onto the sheet. */
export const Audit: Story = {
  render: Audited,
  play: async () => {
    const list = within(await screen.findByRole('region', { name: '夜审待处理' }));
    await expect(list.getByRole('link', { name: '8302 · 订单 1203' })).toBeVisible();
    await expect(list.getByText('离店未结 1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '夜审' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/还有 4 件没有办妥/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '夜审' }));
    await expect(await screen.findByRole('img', { name: '已夜审' })).toBeVisible();
    await expect(screen.getByText(/店长王芳/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '夜审' })).not.toBeInTheDocument(),
    );
  },
};

/** A day that is not over cannot be closed yet. */
export const NotOver: Story = {
  args: {
    day: '2026-03-18',
    audit: {
      points: [],
      refusal: '该日 03-19 06:00 结束，之后才能夜审',
      closed: null,
      isFresh: false,
      linkOf: () => undefined,
      onClose: fn(),
    },
  },
};

/** The days of several hotels are closed one after the other. */
export const OpenDays: Story = {
  args: {
    openDays: [
      { hotelId: '1', hotelName: '安住西湖店', day: '2026-03-16', count: 2 },
      { hotelId: '2', hotelName: '安住滨江店', day: '2026-03-17', count: 1 },
    ],
    onOpenDay: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '安住滨江店 03-17 · 1 天' }));
    await expect(args.onOpenDay).toHaveBeenCalledWith(
      expect.objectContaining({ hotelId: '2', day: '2026-03-17' }),
    );
  },
};

export const Loading: Story = { args: { report: undefined } };

export const Failed: Story = {
  args: { report: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
};
