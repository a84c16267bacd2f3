import { RoomStatus } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@anzhu/ui/Button';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import {
  dayAfter,
  everyKind,
  from,
  manyRooms,
  room,
  roomTypes,
  span,
  time,
  to,
} from './fixtures.ts';
import { nowLine, placedName, scroller } from './RoomTimeline.css.ts';
import { RoomTimeline } from './RoomTimeline.tsx';

const done = (): Promise<boolean | { undo: () => Promise<void> }> => Promise.resolve(true);
const refused = (): Promise<boolean> => Promise.reject(new Error('房间 806 正在维修（漏水）'));

/** What the open dialog of a change comes to. */
let confirmation = Promise.withResolvers<boolean>();

const meta = {
  title: 'Hotel/Room 房间/RoomTimeline',
  component: RoomTimeline,
  args: {
    data: everyKind,
    from,
    to,
    roomTypes,
    time,
    onOpen: fn(),
    onMove: fn(done),
    onAssign: fn(done),
    onResize: fn(done),
    onBook: fn(done),
    onOutOfOrder: fn(done),
  },
} satisfies Meta<typeof RoomTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = (): HTMLElement => screen.getByRole('grid', { name: '时间轴' });
const barOf = (words: string): HTMLElement => screen.getByTitle(words);
const says = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
const rect = (element: Element): DOMRect => element.getBoundingClientRect();
/** The head of a room, by its number. */
const head = (name: string): HTMLElement =>
  screen.getByRole('rowheader', { name: new RegExp(`^${name}( |$)`) });

/** The middle of a night of a room, on the screen. */
function middleOf(name: string, night: number): { clientX: number; clientY: number } {
  const { top, height } = rect(head(name));
  const { left, width } = rect(screen.getByRole('columnheader', { name: /今天/ }));
  return {
    clientX: left + (night + 0.5) * width,
    clientY: top + height / 2,
  };
}

interface Point {
  clientX: number;
  clientY: number;
}

/** Drags with the mouse from one place to another, over what is below the first one. */
function drag(start: Point, end: Point): void {
  const mouse = { button: 0, isPrimary: true, pointerType: 'mouse' };
  const target = document.elementFromPoint(start.clientX, start.clientY);
  fireEvent.pointerDown(target ?? document.body, { ...start, ...mouse });
  fireEvent.pointerMove(window, { clientX: start.clientX + 6, clientY: start.clientY, ...mouse });
  fireEvent.pointerMove(window, { ...end, ...mouse });
  fireEvent.pointerUp(window, { ...end, ...mouse });
}

/** Every kind of bar: in house, overdue, held, isolation, 维修, and orders without a room. */
export const Default: Story = {};

/** A month at once, the rooms by type. */
export const ThirtyDays: Story = { args: { defaultZoom: 30, defaultGroupBy: 'type' } };

export const SixtyDays: Story = { args: { defaultZoom: 60 } };

/** The head of a room says its type, and whether it waits for cleaning or for its inspection. */
export const RowHeads: Story = {
  args: {
    data: {
      ...everyKind,
      rooms: [
        room('801', []),
        room('802', [], { status: RoomStatus.awaitingCleaning }),
        room('803', [], { roomTypeName: '豪华湖景家庭套房' }),
        room('804', [], { status: RoomStatus.awaitingCleaning, isToInspect: true }),
      ],
    },
  },
  play: async () => {
    await expect(head('802')).toHaveTextContent(`802 ${room('802').roomTypeName} 待打扫`);
    await expect(screen.getByTitle('待打扫')).toBeVisible();
    await expect(head('804')).toHaveTextContent(`804 ${room('804').roomTypeName} 待查`);
    await expect(screen.getByTitle('待查')).toBeVisible();
  },
};

/** A day that is typed becomes the first one in view; the field says the first day after each scroll. */
export const AnotherDay: Story = {
  play: async ({ userEvent }) => {
    const field = screen.getByRole('textbox', { name: '从哪一天看起' });
    await waitFor(() => expect(field).toHaveValue(dayAfter(-1)));
    await userEvent.clear(field);
    await userEvent.type(field, `${dayAfter(40)}{Enter}`);
    const name = new RegExp(`^${dayAfter(40).slice(5)}`);
    await waitFor(async () => {
      const day = rect(screen.getByRole('columnheader', { name }));
      const rooms = rect(screen.getAllByText('房间')[0] ?? grid());
      await expect(Math.abs(day.left - rooms.right)).toBeLessThan(day.width);
    });
    await waitFor(() => expect(field).toHaveValue(dayAfter(40)));
  },
};

/** Three rooms or fewer are marked, and 满 is said. */
export const FullNights: Story = {
  play: async () => {
    const [column] = screen.getAllByRole('columnheader', { name: '03-21 周六' });
    const full = screen.getAllByRole('cell', { name: '满' }).map((cell) => rect(cell).left);
    await expect(full).toContain(rect(column ?? grid()).left);
  },
};

/** Guests and isolated people who should have left are there until tonight. */
export const Overdue: Story = {
  play: async () => {
    await expect(barOf('逾期 1 天 · 王五 · 3 晚')).toBeVisible();
    await expect(barOf('逾期 1 天 · 隔离 吴强 · 13 晚')).toBeVisible();
  },
};

/** After midnight it is still the evening before: 今 is the column of tonight, the line is at the hour. */
export const AtNight: Story = {
  args: { time: { ...time, now: `${dayAfter(1)} 02:20:00` } },
  play: async ({ canvasElement }) => {
    const tonight = screen.getByRole('columnheader', { name: '03-18 周三 今天' });
    await expect(tonight).toHaveTextContent(/18\s*今 02:20/);
    await expect(screen.getByRole('columnheader', { name: '03-19 周四' })).toHaveTextContent(
      /19\s*四/,
    );
    await expect(barOf('逾期 1 天 · 王五 · 3 晚')).toBeVisible();
    const line = canvasElement.querySelector(`.${nowLine}`);
    await expect(rect(line ?? grid()).left).toBeGreaterThan(rect(tonight).right);
  },
};

/** Who has left is grey and said to have left; what is not paid yet is dashed and 暂定. */
export const OverAndTentative: Story = {
  args: {
    data: {
      ...everyKind,
      rooms: [
        room('801', [span([-3, 0], '张三', { sn: null, status: 4 })]),
        room('802', [span([-3, 2], '李四')]),
        room('803', [
          span([0, 0], '王五', {
            sn: null,
            from: `${dayAfter(0)} 10:13:00`,
            to: `${dayAfter(0)} 10:14:00`,
          }),
          span([0, 3], '赵六'),
        ]),
        room('804', [span([1, 3], '陈晓', { kind: 'held', sn: null, status: 0 })]),
        room('805', [span([1, 3], '何平', { kind: 'held', sn: null, status: 1 })]),
      ],
    },
  },
  play: async () => {
    const looks = (words: string): string => barOf(words).className;
    await expect(looks('已离 · 张三 · 3 晚')).not.toBe(looks('李四 · 5 晚'));
    await expect(barOf('已离 · 王五 · 0 晚')).toBeVisible();
    await expect(looks('暂定 陈晓 · 2 晚')).not.toBe(looks('预订 何平 · 2 晚'));
    await expect(getComputedStyle(barOf('暂定 陈晓 · 2 晚')).borderTopStyle).toBe('dashed');
  },
};

/** A day use has its hours of a day, before or over the stay that begins on it. */
export const DayUse: Story = {
  args: {
    data: {
      ...everyKind,
      rooms: [
        room('801', [
          span([0, 0], '王五', {
            isDayUse: true,
            from: `${dayAfter(0)} 10:00:00`,
            to: `${dayAfter(0)} 14:00:00`,
          }),
          span([0, 2], '张三', { kind: 'held', sn: null, status: 1 }),
        ]),
      ],
    },
  },
  play: async () => {
    const hours = barOf('王五 · 钟点 10:00–14:00');
    await expect(hours).toBeVisible();
    await expect(rect(hours).width).toBeLessThan(rect(barOf('预订 张三 · 2 晚')).width / 3);
  },
};

/** What stands at a place of the screen: the words of a head in the grid are covered by those that stay. */
const isOpaque = (element: Element): boolean =>
  !['transparent', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).backgroundColor);

/** The first and the last night, from the first row to the last: each name stands once. */
export const Corners: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const names = (): Element[] => [...canvasElement.querySelectorAll(`.${placedName}`)];
    grid().focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{Home}');
    await expect(grid().closest(`.${scroller({ isStale: false }).split(' ')[0]}`)?.scrollLeft).toBe(
      0,
    );
    await expect(names().every(isOpaque)).toBe(true);
    await userEvent.keyboard('{End}');
    await says(/^待排房 .*，06-02/);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await says(/^903，06-02/);
    await expect(names().every(isOpaque)).toBe(true);
  },
};

/** Bars go from the middle of the day of arrival to that of departure. */
export const FromNoonToNoon: Story = {
  play: async () => {
    const { left, right } = rect(barOf('李四 · 1 晚'));
    await expect(left).toBeCloseTo(middleOf('802', 0).clientX, -1);
    await expect(right).toBeCloseTo(middleOf('802', 1).clientX, -1);
  },
};

/** Isolation and 维修 are said in words, not by their colours alone. */
export const IsolationAndOutOfOrder: Story = {
  play: async ({ args, userEvent }) => {
    await expect(barOf('隔离 周芳 · 14 晚')).toBeVisible();
    await expect(barOf('维修 卫生间漏水 · 3 晚')).toBeVisible();
    grid().focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown>6/}');
    await userEvent.keyboard('{Home}{ArrowRight>8/}m');
    await says('804，03-19，维修 卫生间漏水 · 3 晚');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** Arrows move over rooms and nights; Enter opens what is there, or books the night. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    grid().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await says('801，03-18，张三 · 5 晚，03-15 至 03-20');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ label: '张三' }),
      expect.objectContaining({ name: '801' }),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await says('801，03-20，空房');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await says('已选 801，03-20 至 03-22，2 晚');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onBook).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: '801' }),
        dayAfter(2),
        dayAfter(4),
      ),
    );
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await says(/^903，.*空房$/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await says(/^待排房 豪华大床房/);
  },
};

/** Shift and the arrows change the departure; Esc takes it back, Enter does it. */
export const ChangeLengthByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    grid().focus();
    await userEvent.keyboard('{ArrowDown>3/}{Shift>}{ArrowRight}{/Shift}');
    await says('张三 离店改为 03-15 至 03-21，6 晚');
    await userEvent.keyboard('{Escape}');
    await says('已撤销');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() =>
      expect(args.onResize).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: '张三' }),
        dayAfter(4),
        expect.objectContaining({ name: '801' }),
      ),
    );
    await expect(args.onResize).toHaveBeenCalledTimes(1);
    await says('张三 离店已改为 03-15 至 03-22，7 晚');
  },
};

/** M picks a bar up, arrows choose the room. An order begins at the first free room of its type. */
export const MoveByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    grid().focus();
    await userEvent.keyboard('{ArrowDown>3/}m{ArrowDown}');
    await says('张三 移到 802，03-15 至 03-20，5 晚：房间 802 在 03-18 至 03-19 已有 李四');
    await userEvent.keyboard('{Enter}');
    await says(/^已放回原处：房间 802/);
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('m{ArrowDown>5/}{Enter}');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: '张三' }),
        expect.objectContaining({ name: '806' }),
        expect.objectContaining({ name: '801' }),
      ),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight>8/}m{Enter}');
    await waitFor(() =>
      expect(args.onAssign).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: '金玉珍', orderId: '20411' }),
        expect.objectContaining({ name: '802' }),
      ),
    );
  },
};

/** A booking is changed by its end, and by a drop into a room of another type; each opens its dialog. */
export const Bookings: Story = {
  args: { onModify: fn(done) },
  play: async ({ args }) => {
    const held = rect(barOf('预订 欧阳静怡 · 3 晚'));
    drag({ clientX: held.right - 3, clientY: held.top + 9 }, middleOf('801', 8));
    await waitFor(() =>
      expect(args.onModify).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: '欧阳静怡' }),
        { leaveDay: dayAfter(8) },
      ),
    );
    await says('欧阳静怡 离店已改为 03-22 至 03-26，4 晚');
    drag(middleOf('801', 5), middleOf('806', 5));
    await waitFor(() =>
      expect(args.onModify).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: '欧阳静怡' }),
        { room: expect.objectContaining({ name: '806' }) },
      ),
    );
  },
};

const takeBack = fn(() => Promise.resolve());

/** A room that was assigned by a drop is taken back by 撤销. */
export const Undone: Story = {
  args: { onAssign: fn(() => Promise.resolve({ undo: takeBack })) },
  play: async ({ userEvent }) => {
    drag(middleOf('801', 5), middleOf('802', 5));
    await says(/欧阳静怡 已移到 802/);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await says('已撤销');
    await expect(takeBack).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  },
};

/** By mouse: a bar to another room, its end to another night, an order into a room, a way over empty nights. */
export const ByMouse: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(barOf('李四 · 1 晚'));
    drag(middleOf('801', 1), middleOf('806', 1));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: '张三' }),
        expect.objectContaining({ name: '806' }),
        expect.objectContaining({ name: '801' }),
      ),
    );
    const end = rect(barOf('张三 · 5 晚'));
    drag({ clientX: end.right - 3, clientY: end.top + 9 }, middleOf('801', 3));
    await waitFor(() =>
      expect(args.onResize).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: '张三' }),
        dayAfter(3),
        expect.objectContaining({ name: '801' }),
      ),
    );
    const order = rect(barOf('金玉珍 · 2 晚'));
    drag({ clientX: order.left + 20, clientY: order.top + 9 }, middleOf('806', 2));
    await waitFor(() =>
      expect(args.onAssign).toHaveBeenLastCalledWith(
        expect.objectContaining({ orderId: '20411' }),
        expect.objectContaining({ name: '806' }),
      ),
    );
    drag(middleOf('802', 2), middleOf('802', 4));
    await waitFor(() =>
      expect(args.onBook).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: '802' }),
        dayAfter(2),
        dayAfter(5),
      ),
    );
  },
};

/** A press without a drag opens. */
export const Press: Story = {
  play: async ({ args }) => {
    const point = middleOf('801', 1);
    const mouse = { button: 0, isPrimary: true, pointerType: 'mouse' };
    fireEvent.pointerDown(barOf('张三 · 5 晚'), { ...point, ...mouse });
    fireEvent.pointerUp(window, { ...point, ...mouse });
    await expect(args.onOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ label: '张三' }),
      expect.objectContaining({ name: '801' }),
    );
  },
};

/** A refused drop goes back, and the reason is said. */
export const DragRefused: Story = {
  args: { onMove: fn(refused) },
  play: async ({ args }) => {
    drag(middleOf('801', 1), middleOf('803', 1));
    await says('已放回原处：房间 803 在 03-14 至 03-19 已有 王五');
    await expect(args.onMove).not.toHaveBeenCalled();
    drag(middleOf('801', 1), middleOf('806', 1));
    await says('已放回原处：房间 806 正在维修（漏水）');
    await expect(rect(barOf('张三 · 5 晚')).top).toBeGreaterThan(rect(head('801')).top);
    await expect(rect(barOf('张三 · 5 晚')).bottom).toBeLessThan(rect(head('801')).bottom);
  },
};

/** As long as the dialog of a change is open nothing has changed; closed without it the bar is back, and it says so. */
export const WaitsForConfirmation: Story = {
  args: { onResize: fn(() => confirmation.promise) },
  play: async ({ userEvent }) => {
    confirmation = Promise.withResolvers();
    grid().focus();
    await userEvent.keyboard('{ArrowDown>3/}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await says('张三 离店改为 03-15 至 03-21，6 晚，待确认');
    await expect(grid()).toHaveAttribute('aria-busy', 'true');
    confirmation.resolve(false);
    await says('没有改变，已放回原处');
    await expect(barOf('张三 · 5 晚')).toBeVisible();
  },
};

/** R, or 空房维修 and the mouse, take empty nights out of order; a press on 维修 opens it. */
export const Repair: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chosen = (): unknown[] => [
      expect.objectContaining({ name: '806' }),
      dayAfter(1),
      dayAfter(3),
    ];
    await userEvent.click(canvas.getByRole('radio', { name: '空房维修' }));
    drag(middleOf('806', 1), middleOf('806', 2));
    await waitFor(() => expect(args.onOutOfOrder).toHaveBeenLastCalledWith(...chosen()));
    await says('已设为维修 806，03-19 至 03-21，2 晚');
    const mouse = { button: 0, isPrimary: true, pointerType: 'mouse' };
    const point = middleOf('804', 2);
    fireEvent.pointerDown(barOf('维修 卫生间漏水 · 3 晚'), { ...point, ...mouse });
    fireEvent.pointerUp(window, { ...point, ...mouse });
    await expect(args.onOpen).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'blocked', id: '31' }),
      expect.objectContaining({ name: '804' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: '空房预订' }));
    grid().focus();
    await userEvent.keyboard('{Control>}{End}{/Control}r');
    await waitFor(() =>
      expect(args.onOutOfOrder).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: '903' }),
        expect.anything(),
        expect.anything(),
      ),
    );
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

/** Nights that have passed cannot be booked, nor those of isolation rooms. */
export const NightsRefused: Story = {
  play: async ({ args, userEvent }) => {
    drag(middleOf('806', -1), middleOf('806', 1));
    await says('未预订：不能选已过去的夜晚');
    grid().focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await says('未预订：隔离房不接受预订');
    await expect(args.onBook).not.toHaveBeenCalled();
  },
};

/** Who may only look opens: nothing can be moved, and the keys for it are not named. */
export const ReadOnly: Story = {
  render: ({ data, roomTypes: types, onOpen }) => (
    <RoomTimeline {...{ data, from, to, roomTypes: types, time, onOpen }} />
  ),
  play: async ({ userEvent }) => {
    grid().focus();
    await userEvent.keyboard('{ArrowDown>3/}m{Shift>}{ArrowRight}{/Shift}');
    await says('801，03-18，张三 · 5 晚，03-15 至 03-20');
    await expect(screen.queryByText(/M 换房/)).toBeNull();
  },
};

export const Loading: Story = { args: { data: undefined } };

export const Failed: Story = {
  args: { data: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalled();
  },
};

/** Reloading failed: what was loaded stays. */
export const FailedAgain: Story = {
  args: { error: { message: '网络连接失败，请检查网络', onRetry: fn() }, isStale: true },
};

export const Empty: Story = {
  args: {
    data: { rooms: [], unassigned: [], vacancy: [] },
    empty: { title: '还没有房间', action: <Button>新增房间</Button> },
  },
};

/** Seven days in view; the counts scroll away, the days stay; a finger that rests opens. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const finger = { button: 0, isPrimary: true, pointerType: 'touch' };
    const point = middleOf('801', 1);
    fireEvent.pointerDown(barOf('张三 · 5 晚'), { ...point, ...finger });
    await expect(args.onOpen).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledTimes(1));
    fireEvent.pointerUp(window, { ...point, ...finger });
    await says('801，03-19，张三 · 5 晚，03-15 至 03-20');
  },
};

export const ForcedColors: Story = { tags: ['forced-colors'] };

/** Only what is near the view is drawn. */
export const TwoThousandRooms: Story = {
  args: { data: manyRooms(2000) },
  play: async ({ userEvent }) => {
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
    grid().focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await says(/^10120，/);
    await expect(head('10120')).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(head('201')).toBeVisible();
  },
};
