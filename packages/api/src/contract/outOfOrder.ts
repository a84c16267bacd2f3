import * as z from 'zod/mini';
import { Id } from './codecs.ts';
import { daySpanChecks } from './daySpan.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { everyRole, management } from './role.ts';
import { ConfirmOversold, OutOfOrder } from './room.ts';
import { nameText } from './text.ts';

export const setOutOfOrder = endpoint({
  path: '/api/room/block',
  isDesk: true,
  summary: '维修',
  description: '这些夜晚不出售、不排房、不分配；与入住、已排房的订单或另一次维修相遇时返回 409',
  access: everyRole,
  changes: true,
  input: z
    .object({
      roomId: labelled('房间', Id),
      from: OutOfOrder.shape.from,
      to: OutOfOrder.shape.to,
      reason: labelled('维修原因', nameText({ max: 200 })),
      confirmOversold: ConfirmOversold,
    })
    .check(...daySpanChecks('晚')),
  data: z.object({ id: OutOfOrder.shape.id }),
});

export const endOutOfOrder = endpoint({
  path: '/api/room/unblock',
  isDesk: true,
  summary: '解除维修',
  access: everyRole,
  changes: true,
  input: z.object({ id: OutOfOrder.shape.id }),
  data: z.object({ id: OutOfOrder.shape.id }),
});

export const archiveRoom = endpoint({
  path: '/api/room/archive',
  isDesk: true,
  summary: '停用房间',
  description:
    '从今晚起不再出售、排房和分配，不计入房间数；历史可查，可以恢复使用。与入住、已排房的订单或维修相遇时返回 409',
  access: management,
  changes: true,
  input: z.object({
    id: labelled('房间', Id),
    reason: labelled('停用原因', nameText({ max: 200 })),
    confirmOversold: ConfirmOversold,
  }),
  data: z.object({ id: OutOfOrder.shape.id }),
});

export const restoreRoom = endpoint({
  path: '/api/room/restore',
  isDesk: true,
  summary: '恢复使用',
  description: '停用的房间从今晚起恢复出售',
  access: management,
  changes: true,
  input: z.object({ id: labelled('房间', Id) }),
});
