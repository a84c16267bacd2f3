import { Role } from '@anzhu/api/contract/role';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { Button } from '@anzhu/ui/Button';
import { toast, ToastRegion } from '@anzhu/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { everyKind, manyRooms, room as makeRoom, today } from '../fixtures.ts';
import { RoomBoard, type RoomBoardProps } from './RoomBoard.tsx';

/** The board as a screen holds it: the status is the screen's, and rooms change live. */
function Board({ status: initial, rooms: given, ...props }: RoomBoardProps) {
  const [status, setStatus] = useState(initial);
  const [rooms, setRooms] = useState(given);
  const change = (id: Room['id'], of: Partial<Room>): void =>
    setRooms(rooms?.map((room) => (room.id === id ? Object.assign({}, room, of) : room)));
  return (
    <>
      <RoomBoard
        {...props}
        rooms={rooms}
        status={status}
        onStatusChange={(next) => {
          setStatus(next);
          props.onStatusChange(next);
        }}
      />
      <Button
        size="small"
        variant="quiet"
        onPress={() =>
          change('2', { status: RoomStatus.awaitingCleaning, estimatedCheckOut: null })
        }
      >
        模拟：802 退房
      </Button>
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'Hotel/Room 房间/RoomBoard',
  component: RoomBoard,
  render: (args) => <Board {...args} />,
  args: {
    rooms: everyKind,
    today,
    hotelDay: today,
    dayStarts: '06:00:00',
    role: Role.hotelMember,
    status: null,
    onStatusChange: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof RoomBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const rect = (element: Element | null | undefined): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect();

const messageShown = async (words: string): Promise<void> => {
  await waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());
};

const cell = (name: RegExp): HTMLElement => screen.getByRole('cell', { name });
const shown = (): number => screen.getAllByRole('cell').length;

/** Every kind of card: each status in both natures, due today, overdue, long names. */
export const Default: Story = {};

/** The counts are filters; they count all rooms, independent of the filter. */
export const FilterByStatus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(shown()).toBe(13);
    const occupied = canvas.getByRole('button', { name: '入住 6' });
    await userEvent.click(occupied);
    await expect(occupied).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onStatusChange).toHaveBeenLastCalledWith(RoomStatus.occupied);
    await expect(shown()).toBe(6);
    await expect(canvas.getByRole('button', { name: '待打扫 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '全部 13' }));
    await expect(shown()).toBe(13);
  },
};

/** The next action of each card, by mouse. */
export const NextAction: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(cell(/^801/)).getByRole('button', { name: '办理入住' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('checkIn', everyKind[0]);
    await userEvent.click(within(cell(/^803/)).getByRole('button', { name: '退房' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('checkOut', everyKind[2]);
    await userEvent.click(within(cell(/^905/)).getByRole('button', { name: '清洁消毒' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('clean', everyKind[11]);
    await expect(within(cell(/^901/)).getAllByRole('button')).toHaveLength(1);
  },
};

/** One menu serves all cards: what can be done, and in one line what cannot. */
export const Menu: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(cell(/^802/)).getByRole('button', { name: '更多' }));
    const menu = await screen.findByRole('menu', { name: '房间「802」' });
    await waitFor(() => expect(within(menu).getAllByRole('menuitem')).toHaveLength(11));
    await waitFor(() => expect(within(menu).getByText(/办理入住、/)).toBeVisible());
    await userEvent.click(within(menu).getByRole('menuitem', { name: '修改入住人' }));
    await waitFor(() =>
      expect(args.onAction).toHaveBeenLastCalledWith('modifyGuests', everyKind[1]),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A press anywhere on a card opens the record of its room; its card is marked. */
export const OpenRecord: Story = {
  args: { openId: everyKind[1]?.id },
  play: async ({ args, userEvent }) => {
    await expect(cell(/^802/)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(within(cell(/^805/)).getByText('周示例'));
    await expect(args.onAction).toHaveBeenLastCalledWith('view', everyKind[4]);
  },
};

/** I 入住, O 退房 (of an isolation room 退出隔离), C 打扫; what the room does not allow is said. */
export const Keys: Story = {
  play: async ({ args, userEvent }) => {
    cell(/^801/).focus();
    await userEvent.keyboard('i');
    await expect(args.onAction).toHaveBeenLastCalledWith('checkIn', everyKind[0]);
    await userEvent.keyboard('o');
    await messageShown('房间状态为「空闲」，不能退房');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}O');
    await expect(args.onAction).toHaveBeenLastCalledWith('checkOut', everyKind[2]);
    await userEvent.keyboard('{End}c');
    await expect(args.onAction).toHaveBeenLastCalledWith('clean', everyKind[6]);
    await userEvent.keyboard('{PageDown}i');
    await messageShown('隔离房由隔离人员分配或申报审核安排入住');
    await userEvent.keyboard('{ArrowRight}o');
    await expect(args.onAction).toHaveBeenLastCalledWith('exitIsolation', everyKind[8]);
    await expect(args.onAction).toHaveBeenCalledTimes(4);
    toast.closeAll();
  },
};

/** 紧凑: guest, or what the room waits for, or its state; the rest is read aloud. */
export const Compact: Story = {
  args: { isCompact: true },
  play: async ({ args, userEvent }) => {
    await expect(within(cell(/^801 空闲/)).getByText('空闲')).toBeVisible();
    await expect(within(cell(/^802 林示例 入住 03-20 离/)).getByText('林示例')).toBeVisible();
    const leaving = within(cell(/^803 陈样本 入住 今日离 12:00/));
    await expect(leaving.getByText('陈样本')).toBeVisible();
    await expect(leaving.getByText('离')).toBeVisible();
    await expect(within(cell(/^804 欧阳示例/)).getByText('逾1')).toBeVisible();
    await expect(within(cell(/^807/)).getByText('待打扫')).toBeVisible();
    const { width, height } = rect(cell(/^801/));
    await expect(width).toBeGreaterThanOrEqual(88);
    await expect(height).toBe(56);
    await userEvent.click(cell(/^802/));
    await expect(args.onAction).toHaveBeenLastCalledWith('view', everyKind[1]);
    cell(/^803/).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('checkOut', everyKind[2]);
    await userEvent.keyboard('{ArrowRight}{Shift>}{F10}{/Shift}');
    await expect(await screen.findByRole('menu', { name: '房间「804」' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** A floor says once that it is for isolation; where it has rooms of both natures these say it. */
export const NatureOfFloors: Story = {
  args: {
    rooms: [
      makeRoom({ id: '1', name: '801' }),
      makeRoom({ id: '2', name: '802', isIsolation: true }),
      makeRoom({ id: '3', name: '901', floor: 9, isIsolation: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '9 楼 隔离 1 间 空闲 1' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '8 楼 2 间 空闲 2' })).toBeVisible();
    await expect(rect(within(cell(/^802/)).getByText('隔离')).width).toBeGreaterThan(20);
    await expect(rect(within(cell(/^901/)).getByText('隔离')).width).toBeLessThan(2);
  },
};

/** The whole board without a mouse: Tab once, arrows, Enter, the menu key. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '维修 0' }).focus();
    await userEvent.tab();
    await expect(cell(/^801/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cell(/^803/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('view', everyKind[2]);
    await userEvent.keyboard('{PageDown}{End}');
    await expect(cell(/^905/)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cell(/^801/)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cell(/^A-1012/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}{End}{Home}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('view', everyKind[7]);
    await userEvent.keyboard('{ArrowRight}{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu', { name: '房间「902」' });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cell(/^902/)).toHaveFocus());
    await userEvent.tab();
    await expect(within(cell(/^902/)).getByRole('button', { name: '退出隔离' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(cell(/^902/)).getByRole('button', { name: '更多' })).toHaveFocus();
  },
};

/** A change that comes live: card and counts follow at once. */
export const LiveChange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '模拟：802 退房' }));
    await expect(cell(/^802 豪华大床房 待打扫 打扫/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '入住 5' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '待打扫 3' })).toBeVisible();
  },
};

const leak = { id: '1', from: today, to: '2026-03-20', reason: '漏水' };

/** 维修: of a vacant room it stands in place of the status, with its end; beside the status of the others. */
export const Repairs: Story = {
  args: {
    rooms: [
      makeRoom({ id: '1', name: '801', blocked: leak }),
      makeRoom({ id: '2', name: '802', status: RoomStatus.awaitingCleaning, blocked: leak }),
      makeRoom({
        id: '3',
        name: '803',
        blocked: { ...leak, from: '2026-03-25', to: '2026-03-26' },
      }),
      makeRoom({ id: '4', name: '804' }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(cell(/^801 豪华大床房 维修至 03-20 维修 解除维修/)).toBeVisible();
    await expect(cell(/^802 豪华大床房 维修至 03-20 待打扫 打扫/)).toBeVisible();
    await expect(cell(/^803 豪华大床房 03-25 起维修 空闲 办理入住/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '空闲 2' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '8 楼 4 间 空闲 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '待打扫 1' })).toBeVisible();
    const repairs = canvas.getByRole('button', { name: '维修 1' });
    await userEvent.click(repairs);
    await expect(args.onStatusChange).toHaveBeenLastCalledWith('repair');
    await expect(shown()).toBe(1);
    await userEvent.click(repairs);
    await userEvent.click(canvas.getByRole('button', { name: '解除维修' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('endOutOfOrder', args.rooms?.[0]);
    await userEvent.click(within(cell(/^804/)).getByRole('button', { name: '更多' }));
    const menu = await screen.findByRole('menu', { name: '房间「804」' });
    await expect(within(menu).getByRole('menuitem', { name: '维修' })).toBeVisible();
    await expect(within(menu).queryByRole('menuitem', { name: '解除维修' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** Epidemic-prevention staff: isolation rooms, no check-in. */
export const EpidemicPrevention: Story = {
  args: { role: Role.antiEpidemic, rooms: everyKind.filter(({ isIsolation }) => isIsolation) },
};

/** The label of a floor is beside its cards, and these fill the width. */
export const LabelsInTheMargin: Story = {
  args: { rooms: manyRooms(40) },
  play: async ({ canvasElement, canvas }) => {
    const [label] = canvas.getAllByRole('rowheader');
    const cards = [...(label?.parentElement?.querySelectorAll('td') ?? [])].map(rect);
    const [first] = cards;
    await expect(rect(label).right).toBeLessThanOrEqual(first?.left ?? 0);
    await expect(rect(label).top).toBe(first?.top);
    const right = Math.max(...cards.map((card) => card.right));
    await expect(right).toBeCloseTo(rect(canvasElement.querySelector('table')).right, 0);
  },
};

/** The actions of a card are quiet until it is pointed at or focused. */
export const QuietActions: Story = {
  play: async ({ userEvent, canvas }) => {
    const card = within(cell(/^803/));
    const next = card.getByRole('button', { name: '退房' });
    const more = card.getByRole('button', { name: '更多' });
    await expect(getComputedStyle(next).borderTopColor).toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(more).opacity).toBe('0');
    canvas.getByRole('button', { name: '维修 0' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cell(/^803/)).toHaveFocus();
    await expect(getComputedStyle(next).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(more).opacity).toBe('1');
  },
};

/** The counts, the labels and the cards have their places before the rooms have come. */
export const Loading: Story = {
  args: { rooms: undefined },
  render: (args) => (
    <>
      <section aria-label="加载中">
        <RoomBoard {...args} />
      </section>
      <section aria-label="已加载">
        <RoomBoard {...args} rooms={manyRooms(40)} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const places = (name: string): [label: number[], card: number[]] => {
      const board = canvas.getByRole('region', { name });
      const { left, top } = rect(board);
      const label = board.querySelector('th, [data-label]');
      const card = label?.nextElementSibling;
      return [
        [rect(label).left - left, rect(label).top - top],
        [rect(card).left - left, rect(card).top - top],
      ];
    };
    await expect(places('加载中')).toEqual(places('已加载'));
  },
};

export const Failed: Story = {
  args: { rooms: undefined, error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalled();
  },
};

/** The places of 紧凑. */
export const LoadingCompact: Story = { args: { rooms: undefined, isCompact: true } };

/** Reloading failed: the rooms stay, and the error states that they may be outdated. */
export const FailedAgain: Story = {
  args: { error: { message: '网络连接失败，请检查网络', onRetry: fn() } },
};

/** The filter has changed; the old rooms stay until the new ones are loaded. */
export const Stale: Story = { args: { isStale: true } };

export const Empty: Story = {
  args: { rooms: [], role: Role.hotelAdmin, empty: { action: <Button>新增房间</Button> } },
};

/** No room has the chosen status: one press shows all again. */
export const EmptyStatus: Story = {
  args: { rooms: everyKind.slice(0, 3), status: RoomStatus.reserved },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('没有状态为「预订」的房间')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '显示全部' }));
    await expect(shown()).toBe(3);
  },
};

/** A usual hotel of 240 rooms. */
export const House: Story = { args: { rooms: manyRooms(240) } };

/**
 * Two thousand rooms: only cards near the viewport are laid out. The accessibility check is left to the other
 * stories, which have the same cards: it takes most of a minute for so many.
 */
export const TwoThousandRooms: Story = {
  args: { rooms: manyRooms(2000) },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, userEvent }) => {
    const cards = canvasElement.querySelectorAll<HTMLElement>('td');
    await expect(cards).toHaveLength(2000);
    cards[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{PageDown}');
    await expect(cards[20]).toHaveFocus();
  },
};

/** The same hotel in 紧凑; the counts stay in sight. */
export const CompactHouse: Story = { args: { rooms: manyRooms(240), isCompact: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const CompactPhone: Story = {
  args: { isCompact: true },
  globals: { viewport: { value: 'phone' } },
};
