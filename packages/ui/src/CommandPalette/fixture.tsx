import { BedDouble, ClipboardList, ScrollText, LogOut, Plus, UserRound } from '../Icon/index.ts';
import type { Command, CommandGroup, CommandSource } from './index.ts';

/** Called with the id of the command that was run. */
export type Done = (id: string) => void;

const command = (done: Done, id: string, title: string, more: Partial<Command> = {}): Command => ({
  id,
  title,
  onAction: () => done(id),
  ...more,
});

/** Screens and actions, as the product has them, shortened. */
export const groupsOf = (done: Done): CommandGroup[] => [
  {
    id: 'pages',
    label: '页面',
    items: [
      command(done, 'rooms', '房间管理', { description: '前台', icon: <BedDouble size={16} /> }),
      command(done, 'orders', '订单管理', {
        description: '前台',
        icon: <ClipboardList size={16} />,
      }),
      command(done, 'people', '隔离人员管理', {
        description: '防疫',
        icon: <UserRound size={16} />,
      }),
      command(done, 'logs', '日志管理', {
        description: '系统',
        icon: <ScrollText size={16} />,
        keywords: 'log audit',
      }),
    ],
  },
  {
    id: 'deeds',
    label: '操作',
    items: [
      command(done, 'addRoom', '新增房间', { icon: <Plus size={16} /> }),
      command(done, 'leave', '退出登录', { icon: <LogOut size={16} /> }),
    ],
  },
];

/** More rooms than can be scrolled through. */
export const manyRooms = (done: Done, count: number): CommandGroup => ({
  id: 'rooms',
  label: '房间',
  items: Array.from({ length: count }, (_, index) =>
    command(done, `room${index}`, `房间 ${1001 + index}`, {
      description: index % 2 === 0 ? '安住西湖' : '安住重庆解放碑',
      icon: <BedDouble size={16} />,
    }),
  ),
});

/** Finds three orders for any query. */
export const orders = (done: Done): CommandSource => ({
  id: 'orders',
  label: '订单',
  search: async (query) =>
    [1, 2, 3].map((number) =>
      command(done, `order${number}`, `订单 ${query}-000${number}`, {
        description: '林示例，2 晚',
      }),
    ),
});

/** Finds a guest who is in, with what is done with the stay, and a past order. */
export const guests = (done: Done): CommandSource => ({
  id: 'guests',
  label: '记录',
  search: async () => [
    command(done, 'guest', '张三丰', {
      description: '8201 · 03-20 12:00 离店 · 订单 20260301001 · 安住西湖',
      icon: <UserRound size={16} />,
      group: '在住',
      actions: ['退房', '账单', '续住', '换房'].map((label) => ({
        id: label,
        label,
        onAction: () => done(`${label} guest`),
      })),
    }),
    command(done, 'past', '张三丰', {
      description: '订单 20260201007 · 安住西湖 · 已完成',
      icon: <ClipboardList size={16} />,
      group: '订单',
    }),
  ],
});

/** Never settles. */
export const slow: CommandSource = {
  id: 'guests',
  label: '客户',
  search: () => new Promise(() => undefined),
};

/** Fails the first time, and then finds one. */
export const broken = (done: Done): CommandSource => {
  let asked = 0;
  return {
    id: 'logs',
    label: '日志',
    search: async () => {
      asked += 1;
      if (asked === 1) throw new Error('503');
      return [command(done, 'log1', '修改价格 20260301001')];
    },
  };
};
