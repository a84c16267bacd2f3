import * as z from 'zod/mini';
import { requiredList } from './checks.ts';
import { Flag, Id } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { everyRole, hotelSide } from './role.ts';
import { sentence } from './sentence.ts';
import { text } from './text.ts';

/** The most rooms of one call. */
const maxRooms = 500;

const RoomIds = labelled(
  '房间',
  z
    .array(Id, requiredList(sentence('请选择房间')))
    .check(z.minLength(1, sentence('请选择房间')), z.maxLength(maxRooms, `最多 ${maxRooms} 间`)),
);

/** Rooms in which it was done, and those that were in another state by then. */
const RoomsDone = (done: string, skipped: string) =>
  z.object({
    ids: labelled(done, z.array(Id)),
    skipped: labelled(
      skipped,
      z.array(
        z.object({
          name: labelled('房间号', z.string()),
          reason: labelled('原因', z.string()),
        }),
      ),
    ),
  });

export const cleanRooms = endpoint({
  path: '/api/room/cleanMany',
  isDesk: true,
  summary: '多间打扫完成',
  description: '待打扫的转为空闲，酒店要求检查时转为待查；其余的不变，并说明原因',
  access: everyRole,
  changes: true,
  input: z.object({ ids: RoomIds }),
  data: RoomsDone('已打扫的房间', '未打扫的房间'),
});

export const inspectRooms = endpoint({
  path: '/api/room/inspect',
  isDesk: true,
  summary: '检查房间',
  description: '待查的转为空闲，返工的转回待打扫；其余的不变，并说明原因',
  access: everyRole,
  changes: true,
  input: z.object({
    ids: RoomIds,
    isPassed: labelled('检查通过', Flag, { description: '否为返工' }),
  }),
  data: RoomsDone('已检查的房间', '未检查的房间'),
});

export const serviceRooms = endpoint({
  path: '/api/room/service',
  isDesk: true,
  summary: '续住打扫完成',
  description: '记下今天已打扫，房间状态不变；今天已打扫过的说明原因',
  access: hotelSide,
  changes: true,
  input: z.object({ ids: RoomIds }),
  data: RoomsDone('已打扫的房间', '未打扫的房间'),
});

export const assignCleaner = endpoint({
  path: '/api/room/assignCleaner',
  isDesk: true,
  summary: '安排打扫员',
  access: everyRole,
  changes: true,
  input: z.object({
    ids: RoomIds,
    cleaner: labelled('打扫员', text({ max: 20 }), { description: '留空为不安排' }),
  }),
});
