import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Duty, DutyEntry } from './duty.ts';
import { DutyQueue } from './DutyQueue.tsx';

const press = fn();
const record = (id: string) => ({ href: `#record-${id}` });

/** Guests of a hotel, with a button each. */
const guests = (label: string, ...guestFacts: [room: string, who: string, since: string][]) =>
  guestFacts.map(([room, who, since], index): DutyEntry => ({
    id: `${label} ${index}`,
    room,
    who,
    since,
    facts: ['标准双床房'],
    link: record(room || who),
    act: { label, onPress: press },
  }));

const late = guests('退房', ['513', '张明', '逾期 1 天'], ['302', '欧阳淑珍', '逾期 3 小时']).map(
  (entry) => ({ ...entry, isLate: true }),
);

/** What the desk of one hotel has to do, in no order. */
const ofHotel: Duty[] = [
  {
    kind: 'dueIn',
    count: 12,
    link: { href: '#dueIn' },
    entries: guests(
      '去入住',
      ['', '王芳', '14:00 到'],
      ['408', '李雷', '14:00 到'],
      ['', '赵敏', '16:30 到'],
    ),
  },
  { kind: 'overdue', count: 2, link: { href: '#overdue' }, entries: late },
  {
    kind: 'dueOut',
    count: 1,
    link: { href: '#dueOut' },
    entries: guests('退房', ['605', '周杰', '12:00 离']),
  },
  {
    kind: 'toClean',
    count: 9,
    link: { href: '#toClean' },
    isComplete: true,
    entries: [
      {
        id: 'toClean',
        who: '302、305、308、410、411、415 等 9 间',
        facts: [],
        link: { href: '#toClean' },
        act: { label: '打扫', link: { href: '#cleaning' } },
      },
    ],
  },
  { kind: 'noShow', count: 0, link: { href: '#noShow' } },
  { kind: 'unassigned', count: 0, link: { href: '#unassigned' } },
];

const meta = {
  title: 'Hotel/Today 今日待办/DutyQueue',
  component: DutyQueue,
  args: { duties: ofHotel },
} satisfies Meta<typeof DutyQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most urgent kind first; each entry has its record and its button; a long kind is cut off. */
export const Default: Story = {
  play: async ({ canvas }) => {
    press.mockClear();
    const kinds = canvas.getAllByRole('heading', { level: 3 });
    await expect(kinds.map(({ textContent }) => textContent)).toEqual([
      '逾期未离 2',
      '今日离店 1',
      '今日到店 12',
      '待打扫 9',
    ]);
    const overdue = within(canvas.getByRole('list', { name: '逾期未离' }));
    await expect(overdue.getByRole('link', { name: '513 张明' })).toHaveAttribute(
      'href',
      '#record-513',
    );
    await userEvent.click(overdue.getByRole('button', { name: '退房 513 张明' }));
    await expect(press).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: '其余 9 条' })).toHaveAttribute('href', '#dueIn');
    await expect(canvas.getByRole('link', { name: /^打扫 302、305/ })).toHaveAttribute(
      'href',
      '#cleaning',
    );
    const none = within(canvas.getByRole('list', { name: '现在没有' }));
    await expect(none.getAllByRole('link')).toHaveLength(2);
  },
};

const refused = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    who: `客人 ${index + 1}`,
    facts: ['豪华大床房', '该房型 03-18 已满'],
    act: { label: '处理', onPress: press },
  }));

/** A kind without a list shows its first entries, and all of them in place; the button keeps the focus. */
export const AllOfAKind: Story = {
  render: function Render() {
    const [isAll, setAll] = useState(false);
    const more = {
      label: isAll ? '只显示前 20 条' : '显示其余 5 条',
      onPress: () => setAll(!isAll),
    };
    const entries = refused(isAll ? 25 : 20);
    return (
      <DutyQueue duties={[{ kind: 'pendingOrders', count: 25, isComplete: true, entries, more }]} />
    );
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: '未接单' }));
    await expect(list.getAllByRole('button', { name: /^处理/ })).toHaveLength(20);
    list.getByRole('button', { name: '显示其余 5 条' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list.getAllByRole('button', { name: /^处理/ })).toHaveLength(25));
    await expect(list.getByRole('button', { name: '只显示前 20 条' })).toHaveFocus();
  },
};

const cities = ['西湖', '外滩', '珠江', '玄武', '锦江', '东湖', '大雁塔', '五四广场'];

/** Of all hotels: a room board shows one hotel, so each has a link. What is of the other view is counted only. */
export const AllHotels: Story = {
  args: {
    duties: [
      ...ofHotel.filter(({ kind }) => kind !== 'toClean'),
      {
        kind: 'toClean',
        count: 44,
        isComplete: true,
        places: cities.map((city, index) => ({
          name: `安住·${city}店 ${9 - index} 间`,
          link: { href: `#toClean-${index}` },
        })),
      },
      { kind: 'abnormal', count: 2, link: { href: '#abnormal' }, isElsewhere: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '安住·五四广场店 2 间' })).toBeVisible();
    const elsewhere = within(canvas.getByRole('list', { name: '另一视图' }));
    await expect(elsewhere.getByRole('link', { name: '检测异常 2' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: '检测异常' })).not.toBeInTheDocument();
  },
};

/** The isolation side. Who may only look has no button. */
export const Isolation: Story = {
  args: {
    duties: [
      {
        kind: 'abnormal',
        count: 1,
        link: { href: '#abnormal' },
        entries: [
          {
            id: '1',
            room: '8603',
            who: '陈晓东',
            facts: ['安住·西湖店', '体温 38.2 ℃'],
            since: '08:10',
            isLate: true,
            link: record('8603'),
            act: { label: '处理', onPress: press },
          },
        ],
      },
      {
        kind: 'untested',
        count: 1,
        link: { href: '#untested' },
        entries: [{ id: '2', room: '8605', who: '林静', facts: [], link: record('8605') }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '处理 8603 陈晓东' })).toBeVisible();
    const untested = within(canvas.getByRole('list', { name: '今日未检' }));
    await expect(untested.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A quiet day: said in words, and the ways to the lists stay. */
export const NothingToDo: Story = {
  args: { duties: ofHotel.map((duty) => ({ ...duty, count: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有待办')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '待打扫' })).toBeVisible();
  },
};

/** All who leave today are late already. */
export const ElsewhereInTheQueue: Story = {
  args: {
    duties: [
      { kind: 'overdue', count: 2, link: { href: '#overdue' }, entries: late },
      {
        kind: 'dueOut',
        count: 2,
        link: { href: '#dueOut' },
        entries: [],
        note: '都已过离店时间，在「逾期未离」中',
      },
    ],
  },
};

/** In the shape of what comes. */
export const Loading: Story = {
  args: { duties: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '今日待办' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The counts are there, the entries are on their way. */
export const LoadingEntries: Story = {
  args: { duties: ofHotel.map((duty) => ({ ...duty, entries: undefined })) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '逾期未离' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};

const retry = fn();

/** One kind cannot be read: the others stand. */
export const OneKindFails: Story = {
  args: {
    duties: ofHotel.map((duty) =>
      duty.kind === 'dueIn'
        ? { ...duty, entries: undefined, error: { message: '网络连接超时', onRetry: retry } }
        : duty,
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    const arrivals = within(canvas.getByRole('list', { name: '今日到店' }));
    await expect(arrivals.getByText(/^加载失败：网络连接超时/)).toBeVisible();
    await userEvent.click(arrivals.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** What was read before stays, with what went wrong. */
export const Failed: Story = {
  args: { error: { message: '网络不通', onRetry: retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByText(/^更新失败：网络不通/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '逾期未离 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Nothing has been read yet. */
export const FailedAtFirst: Story = {
  args: { duties: undefined, error: { message: '网络不通', onRetry: retry } },
};

const unbroken = 'Wolfeschlegelsteinhausenbergerdorff';

export const LongText: Story = {
  args: {
    duties: [
      {
        kind: 'dueIn',
        count: 2,
        link: { href: '#dueIn' },
        entries: [
          {
            id: '1',
            who: `古丽巴哈尔·${unbroken}`,
            facts: ['安住·杭州西湖文化广场旗舰店', '豪华湖景家庭套房（含双人早餐）', '28 晚'],
            since: '03-19 14:00 到',
            link: record('1'),
            act: { label: '去入住', onPress: press },
          },
        ],
      },
    ],
  },
};

/** The kind above its entries; who and what is done in the first line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const overdue = within(canvas.getByRole('list', { name: '逾期未离' }));
    const guest = overdue.getByRole('link', { name: '513 张明' }).getBoundingClientRect();
    const kind = canvas.getByRole('link', { name: '逾期未离 2' }).getBoundingClientRect();
    await expect(kind.bottom).toBeLessThanOrEqual(guest.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
