import { Role } from '@anzhu/api/contract/role';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { room, today } from '../fixtures.ts';
import { CleaningList, type CleaningListProps } from './CleaningList.tsx';

const { occupied, reserved, awaitingCleaning } = RoomStatus;
const twin = { type: '12', roomTypeName: '标准双床房' };
const dirty = (id: string, name: string, of: Partial<Room> = {}): Room =>
  room({ id, name, status: awaitingCleaning, ...of });
const stay = (id: string, name: string, estimatedCheckOut: string): Room =>
  room({ id, name, status: occupied, guest: '林示例', estimatedCheckOut });

const leak = { id: '1', from: today, to: '2026-03-20', reason: '空调漏水' };

const rooms: Room[] = [
  dirty('1', '801', { cleaner: '张阿姨' }),
  room({ id: '2', name: '802' }),
  stay('3', '803', '2026-03-18 12:00:00'),
  stay('4', '804', '2026-03-17 12:00:00'),
  dirty('5', '805', { ...twin, blocked: leak }),
  dirty('6', '901', { floor: 9, isIsolation: true }),
  dirty('8', '902', { floor: 9, isToInspect: true, cleaner: '李阿姨' }),
  room({
    id: '9',
    name: '903',
    floor: 9,
    status: occupied,
    sn: 's9',
    arriveTime: '2026-03-16 14:00:00',
    estimatedCheckOut: '2026-03-21 12:00:00',
    cleaner: '李阿姨',
  }),
  room({
    id: '7',
    name: '1001',
    floor: 10,
    ...twin,
    status: reserved,
    guest: '周示例',
    arriveTime: '2026-03-18 14:00:00',
  }),
];

/** The list as a screen holds it. */
function List({ rooms: given, cleaner: chosen, ...props }: CleaningListProps) {
  const [shown, setShown] = useState(given);
  const [cleaner, setCleaner] = useState(chosen);
  const change = (changed: readonly Room[], of: Partial<Room>): void => {
    const ids = new Set(changed.map(({ id }) => id));
    setShown((now) => now.map((one) => (ids.has(one.id) ? { ...one, ...of } : one)));
  };
  return (
    <CleaningList
      {...props}
      rooms={shown}
      cleaner={cleaner}
      onCleanerChange={setCleaner}
      onClean={async (cleaned) => {
        await props.onClean(cleaned);
        change(cleaned, props.inspects ? { isToInspect: true } : { status: RoomStatus.vacant });
      }}
      onService={async (cleaned) => {
        await props.onService(cleaned);
        change(cleaned, { cleanedDay: today });
      }}
      onInspect={async (inspected, isPassed) => {
        await props.onInspect(inspected, isPassed);
        change(inspected, {
          isToInspect: false,
          ...(isPassed && { status: RoomStatus.vacant }),
        });
      }}
      onAssign={(input) => {
        props.onAssign?.(input);
        const assigned = shown.filter(({ id }) => input.ids.includes(id));
        change(assigned, { cleaner: input.cleaner || null });
      }}
    />
  );
}

const meta = {
  title: 'Hotel/Room 房间/CleaningList',
  component: CleaningList,
  render: (args) => <List {...args} />,
  args: {
    hotelName: '安住杭州西湖店',
    rooms,
    arrivals: new Map([['1', '2026-03-18 15:00:00']]),
    today,
    hotelDay: today,
    dayStarts: '06:00:00',
    role: Role.hotelMember,
    stayOverDays: 1,
    inspects: false,
    cleaner: null,
    onCleanerChange: fn(),
    onClean: fn(() => Promise.resolve()),
    onService: fn(() => Promise.resolve()),
    onInspect: fn(() => Promise.resolve()),
    onAssign: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CleaningList>;

export default meta;
type Story = StoryObj<typeof meta>;

const line = (name: string): HTMLElement => {
  const found = screen.getByText(name, { exact: true }).closest('li');
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
};

/** Rooms to be cleaned, left today and arrived in today; which one guests wait for; what is repaired. */
export const Default: Story = {};

/** What each line says, without names of guests. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '待打扫 3 间 · 待查 1 间 · 今日离 1 间 · 逾期 1 间 · 续住打扫 1 间 · 今日到 2 间',
    );
    const groups = canvas.getAllByRole('list').map((one) => one.getAttribute('aria-label'));
    await expect(groups).toEqual(['今日到店', '退房', '续住', '已备好']);
    await expect(line('801')).toHaveTextContent(
      '801豪华大床房待打扫今日到 15:00张阿姨张阿姨打扫完成',
    );
    await expect(line('803')).toHaveTextContent('803豪华大床房今日离 12:00');
    await expect(line('804')).toHaveTextContent('804豪华大床房逾期 1 天');
    await expect(line('805')).toHaveTextContent('805标准双床房待打扫维修（空调漏水）安排打扫完成');
    await expect(line('1001')).toHaveTextContent('1001标准双床房已备好今日到 14:00');
    await expect(canvas.queryByText('802')).toBeNull();
    await expect(canvas.queryByText(/示例/)).toBeNull();
  },
};

/** One press; the line stays where it is. */
export const FinishOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(line('801')).getByRole('button', { name: '打扫完成' }));
    await expect(args.onClean).toHaveBeenLastCalledWith([rooms[0]]);
    await waitFor(() => expect(line('801')).toHaveTextContent('已打扫'));
    await expect(within(line('801')).queryByRole('button', { name: '打扫完成' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toBe(line('801'));
    await userEvent.click(within(line('901')).getByRole('button', { name: '清洁消毒完成' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('待打扫 1 间'));
    await userEvent.click(within(line('903')).getByRole('button', { name: '打扫完成' }));
    await expect(args.onService).toHaveBeenCalledOnce();
    await waitFor(() => expect(line('903')).toHaveTextContent('已打扫'));
  },
};

/** What was left in one press, after a confirmation that says which. */
export const FinishAll: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /全部打扫完成/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '退房全部打扫完成 2 间' }));
    const asked = await screen.findByRole('alertdialog', { name: '2 间房间已打扫？' });
    await waitFor(() => expect(within(asked).getByText('805、901 转为空闲。')).toBeVisible());
    await userEvent.click(within(asked).getByRole('button', { name: '打扫' }));
    await expect(args.onClean).toHaveBeenLastCalledWith([rooms[4], rooms[5]]);
    await waitFor(() => expect(line('805')).toHaveTextContent('已打扫'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A hotel that inspects: what was cleaned waits for it, is let again, or cleaned once more. */
export const Inspection: Story = {
  args: { inspects: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(line('801')).getByRole('button', { name: '打扫完成' }));
    await waitFor(() => expect(line('801')).toHaveTextContent('待查'));
    await userEvent.click(within(line('801')).getByRole('button', { name: '返工' }));
    await expect(args.onInspect).toHaveBeenCalledOnce();
    await waitFor(() => expect(line('801')).toHaveTextContent('待打扫'));
    await userEvent.click(within(line('902')).getByRole('button', { name: '检查通过' }));
    await waitFor(() => expect(line('902')).toHaveTextContent('已打扫'));
  },
};

/** Who cleans a floor, and their rooms alone. */
export const Cleaners: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '805 安排打扫员' }));
    const dialog = await screen.findByRole('dialog', { name: '安排打扫员 · 805' });
    await userEvent.click(within(dialog).getByRole('button', { name: '李阿姨' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: '8 楼 5 间' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAssign).toHaveBeenCalledWith({
      cleaner: '李阿姨',
      ids: ['1', '2', '3', '4', '5'],
    });
    await userEvent.click(canvas.getByRole('combobox', { name: '打扫员' }));
    await userEvent.click(await screen.findByRole('option', { name: '李阿姨' }));
    await waitFor(() => expect(canvas.queryByText('901')).toBeNull());
    await expect(line('801')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /李阿姨$/ })).toBeVisible();
  },
};

/** Someone else was first: the reason stands at the line. */
export const Refused: Story = {
  args: {
    onClean: fn(() => Promise.reject(new Error('房间状态为「空闲」，不能打扫'))),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(within(line('801')).getByRole('button', { name: '打扫完成' }));
    await waitFor(() => expect(line('801')).toHaveTextContent('房间状态为「空闲」，不能打扫'));
  },
};

export const Empty: Story = {
  args: { rooms: [room()], arrivals: new Map() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('没有要打扫的房间')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
