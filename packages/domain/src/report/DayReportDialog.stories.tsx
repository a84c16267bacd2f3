import type { AuditPoint, DayClose, DayFigures } from '@anzhu/api/contract/report';
import { Button } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DayReportDialog } from './DayReportDialog.tsx';
import { chainReport } from './fixtures.ts';

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
    onHotel: fn(),
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

/** A few hotels side by side, with their sum. */
export const Few: Story = {
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

/** Of many hotels one line is shown at first. */
export const ManyOpenDays: Story = {
  args: {
    openDays: ['西湖', '滨江', '外滩', '珠江', '锦江', '雁塔'].map((name, index) => ({
      hotelId: `${index}`,
      hotelName: `安住${name}店`,
      day: '2026-03-17',
      count: 1,
    })),
    onOpenDay: fn(),
  },
  play: async ({ args }) => {
    const last = '安住雁塔店 03-17 · 1 天';
    const more = await screen.findByRole('button', { name: '另 2 家' });
    await expect(screen.queryByRole('button', { name: last })).not.toBeInTheDocument();
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('button', { name: last }));
    await expect(args.onOpenDay).toHaveBeenCalledWith(expect.objectContaining({ hotelId: '5' }));
    await userEvent.click(screen.getByRole('button', { name: '收起' }));
    await expect(screen.queryByRole('button', { name: last })).not.toBeInTheDocument();
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

const chain = {
  report: chainReport(408),
  hotelCount: 408,
  hotelPicker: <Button>全部酒店</Button>,
} satisfies Partial<ComponentProps<typeof DayReportDialog>>;

const rowNames = (): (string | undefined)[] =>
  screen.getAllByRole('row').map((row) => row.querySelector('td, th[scope=row]')?.textContent);

/** A chain: the sum of all, and its regions, folded. A region opens to its cities, and these to their hotels. */
export const Chain: Story = {
  args: chain,
  play: async ({ args }) => {
    const total = await screen.findByRole('row', { name: /合计\s*408 家/ });
    await expect(total).toHaveTextContent('9792');
    await expect(rowNames().slice(1, 6)).toEqual([
      '合计408 家',
      expect.stringMatching(/^华东区/),
      expect.stringMatching(/^华南区/),
      expect.stringMatching(/^华北区/),
      expect.stringMatching(/^西南区/),
    ]);
    const east = screen.getByRole('row', { name: /华东区/ });
    east.focus();
    await userEvent.keyboard('{Enter}');
    const hangzhou = await screen.findByRole('row', { name: /杭州\d+ 家/ });
    hangzhou.focus();
    await userEvent.keyboard('{ArrowRight}');
    const [hotel] = await screen.findAllByRole('button', { name: /^安住杭州/ });
    if (hotel) await userEvent.click(hotel);
    await expect(args.onHotel).toHaveBeenCalledWith(expect.stringMatching(/^\d+$/));
    await userEvent.click(screen.getByRole('radio', { name: '收支' }));
    await expect(await screen.findByRole('columnheader', { name: /净额/ })).toBeVisible();
    // What is open stays open.
    await expect(screen.getByRole('row', { name: /杭州\d+ 家/ })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '各方式' }));
    await expect(await screen.findByRole('table', { name: '各方式收支（合计）' })).toBeVisible();
  },
};

/** The regions in the order of what they brought in, most first; the sum stays above. */
export const ChainSorted: Story = {
  args: chain,
  play: async () => {
    const incomes = () =>
      screen
        .getAllByRole('row')
        .slice(2, 6)
        .map((row) => Number(row.lastElementChild?.textContent.replaceAll(/[^\d.]/g, '')));
    await screen.findByRole('row', { name: /华东区/ });
    const before = incomes();
    const sorted = before.toSorted((one, other) => other - one);
    await expect(before).not.toEqual(sorted);
    await userEvent.click(screen.getByRole('button', { name: /收入合计/ }));
    await userEvent.click(screen.getByRole('button', { name: /收入合计/ }));
    await waitFor(() => expect(incomes()).toEqual(sorted));
    await expect(screen.getAllByRole('row')[1]).toHaveTextContent(/合计/);
  },
};

/** On paper every hotel has its line below its region, for each group of figures. */
export const ChainOnPaper: Story = {
  args: chain,
  play: async () => {
    await screen.findByRole('row', { name: /合计\s*408 家/ });
    dispatchEvent(new Event('beforeprint'));
    const business = await screen.findByRole('table', { name: '经营' });
    const lines = within(business).getAllByRole('row');
    // The head, the sum, 4 regions with 13 cities, and all hotels.
    await expect(lines).toHaveLength(1 + 1 + 4 + 13 + 408);
    await expect(screen.getByRole('table', { name: '账务' })).toBeInTheDocument();
    dispatchEvent(new Event('afterprint'));
    await waitFor(() =>
      expect(screen.queryByRole('table', { name: '经营' })).not.toBeInTheDocument(),
    );
  },
};

/** As high while it is being loaded. */
export const ChainLoading: Story = {
  args: { ...chain, report: undefined },
  play: async () => {
    await expect(await screen.findByRole('treegrid', { name: '按区域' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** Another day is being loaded: the figures of the one before are dimmed, and not printed. */
export const ChainStale: Story = {
  args: { ...chain, isStale: true },
  play: async () => {
    await screen.findByRole('row', { name: /合计\s*408 家/, hidden: true });
    await expect(screen.getByRole('button', { name: '打印' })).toBeDisabled();
  },
};

export const ChainFailed: Story = {
  args: {
    ...chain,
    report: undefined,
    error: { message: '网络连接失败，请检查网络', onRetry: fn() },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalled();
  },
};

/** Hotels without regions above them are rows below the sum. */
export const ChainWithoutRegions: Story = {
  args: {
    ...chain,
    report: {
      ...chain.report,
      regions: [],
      hotels: chain.report.hotels.slice(0, 12).map((hotel) => ({ ...hotel, regionId: null })),
    },
  },
  play: async () => {
    await expect(await screen.findAllByRole('button', { name: /^安住/ })).toHaveLength(12);
  },
};

export const ChainOnPhone: Story = {
  args: chain,
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { args: { report: undefined } };

export const Failed: Story = {
  args: { report: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
};
