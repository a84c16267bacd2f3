import * as z from 'zod/mini';
import { Amount, Count, filter, Id, nullable, ShownSum, Yuan } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PageRequest, paged } from './page.ts';
import { TillFigures } from './report.ts';
import { hotelSide } from './role.ts';
import { text } from './text.ts';

const noteField = labelled('备注', filter(text({ max: 200 })));

/** A clerk's shift at a hotel's desk; sums in yuan. An open one as it stands now, an ended one as it was closed. */
export const Shift = z.object({
  id: labelled('班次', Id),
  hotelId: labelled('酒店编号', Id),
  hotelName: labelled('酒店', z.string()),
  /** Null once the user has been deleted. */
  clerkId: labelled('当班人编号', nullable(Id)),
  clerk: labelled('当班人', nullable(z.string())),
  openTime: labelled('开班时间', LocalDateTime),
  closeTime: labelled('交班时间', nullable(LocalDateTime)),
  opening: labelled('备用金', Amount, { description: '开班时钱箱里的现金' }),
  /** What the clerk has received and given back since the shift was opened. */
  ...TillFigures.shape,
  lines: labelled('笔数', Count, { description: '当班人经手的收款、退款和押金' }),
  expected: labelled('应有现金', Amount, { description: '备用金 + 现金净额' }),
  counted: labelled('实点现金', nullable(Amount)),
  difference: labelled('差额', nullable(Amount), { description: '实点现金 − 应有现金' }),
  note: labelled('备注', z.string()),
  next: labelled('接班人', nullable(z.string())),
  closedBy: labelled('交班人', nullable(z.string()), { description: '管理员可以代交' }),
});
export type Shift = z.output<typeof Shift>;

export const openShift = endpoint({
  path: '/api/shift/open',
  isDesk: true,
  summary: '开班',
  description: '一人在一家酒店同时只有一个班次',
  access: hotelSide,
  changes: true,
  input: z.object({
    hotelId: labelled('酒店', filter(Id)),
    opening: labelled('备用金', Yuan),
  }),
  data: Shift,
});

export const currentShift = endpoint({
  path: '/api/shift/current',
  isDesk: true,
  summary: '我的当前班次',
  description: '没有时为空，并给出上一班实点的现金',
  access: hotelSide,
  input: z.object({ hotelId: labelled('酒店', filter(Id)) }),
  data: z.object({
    shift: labelled('当前班次', nullable(Shift)),
    /** The counted cash of the last closed shift whose next clerk is the caller, or was not named. */
    proposed: labelled('上一班实点', nullable(Amount)),
    clerks: labelled(
      '可以接班的人',
      z.array(z.object({ id: labelled('编号', Id), name: labelled('姓名', z.string()) })),
    ),
  }),
});

export const closeShift = endpoint({
  path: '/api/shift/close',
  isDesk: true,
  summary: '交班',
  description: '本人的班次，管理员也可以代交。交班后班次和其中的明细不再改变',
  access: hotelSide,
  changes: true,
  input: z.object({
    id: labelled('班次', Id),
    counted: labelled('实点现金', Yuan),
    seen: labelled('应有现金', ShownSum, { description: '页面上显示的；已变化时返回 409' }),
    note: noteField,
    nextUserId: labelled('接班人', filter(Id)),
  }),
  data: Shift,
});

const selection = {
  hotelId: labelled('酒店', filter(Id)),
  clerk: labelled('当班人', filter(text({ max: 32 }))),
  beginTime: labelled('开始时间', filter(LocalDateTime), { description: '开班时间不早于' }),
  endTime: labelled('结束时间', filter(LocalDateTime), { description: '开班时间不晚于' }),
};

export const shiftPage = endpoint({
  path: '/api/shift/page',
  isDesk: true,
  summary: '班次列表',
  description: '员工只看自己的；最近开班的在前',
  access: hotelSide,
  input: z.object({ ...selection, page: labelled('分页', PageRequest) }),
  data: paged(Shift),
});

export const downloadShifts = endpoint({
  path: '/api/shift/download',
  isDesk: true,
  summary: '下载班次',
  access: hotelSide,
  input: z.object(selection),
  answer: 'file',
});
