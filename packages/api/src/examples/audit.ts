import { Role } from '../contract/role.ts';
import { notPermitted, type SomeExamples } from './example.ts';

const point = { orderId: null, room: null, clerk: null, amount: null };
const points = [{ ...point, kind: 'notArrived' as const, orderId: '10' }];

export const auditExamples = {
  previewAudit: [
    {
      title: '昨天还没有办妥的事',
      as: Role.hotelMember,
      input: { day: '2026-03-17' },
      data: {
        hotelId: '1',
        day: '2026-03-17',
        points,
        seen: 'a0e53595a3bf9927',
        refusal: null,
        closed: null,
      },
    },
  ],
  closeDay: [
    {
      title: '夜审昨天',
      as: Role.hotelAdmin,
      input: { day: '2026-03-17', seen: 'a0e53595a3bf9927' },
      data: { time: '2026-03-18 10:00:00', by: 'manager 昵称', points },
    },
    {
      title: '预览后又有变化',
      as: Role.hotelAdmin,
      input: { day: '2026-03-17', seen: '0000000000000000' },
      code: 409,
      msg: '预览后又有变化，请核对后重试',
      fields: { seen: '预览后又有变化，请核对后重试' },
    },
    {
      title: '今天还没有结束',
      as: Role.hotelAdmin,
      input: { day: '2026-03-18', seen: '0000000000000000' },
      code: 409,
      msg: '该日 03-19 06:00 结束，之后才能夜审',
    },
    {
      title: '酒店员工无权夜审',
      as: Role.hotelMember,
      input: { day: '2026-03-17', seen: '0000000000000000' },
      ...notPermitted,
    },
  ],
} satisfies SomeExamples;
