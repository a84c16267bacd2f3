import { Role } from '../contract/role.ts';
import type { SomeExamples } from './example.ts';

export const housekeepingExamples = {
  cleanRooms: [
    {
      title: '一层楼打扫完成，其中一间已入住',
      as: Role.hotelMember,
      input: { ids: ['2', '3'] },
      data: { ids: ['3'], skipped: [{ name: '302', reason: '房间状态为「入住」，不能打扫' }] },
    },
    {
      title: '没有选房间',
      as: Role.hotelMember,
      wire: { ids: [] },
      code: 400,
      msg: '请选择房间',
      fields: { ids: '请选择房间' },
    },
  ],
  inspectRooms: [
    {
      title: '检查通过',
      as: Role.admin,
      input: { ids: ['14'], isPassed: true },
      data: { ids: ['14'], skipped: [] },
    },
    {
      title: '还没有打扫',
      as: Role.hotelMember,
      input: { ids: ['3'], isPassed: true },
      data: { ids: [], skipped: [{ name: '303', reason: '房间状态为「待打扫」，不能检查' }] },
    },
  ],
  serviceRooms: [
    {
      title: '客人续住，房间已打扫',
      as: Role.hotelMember,
      input: { ids: ['2'] },
      data: { ids: ['2'], skipped: [] },
    },
  ],
  assignCleaner: [
    {
      title: '两间房由一人打扫',
      as: Role.hotelMember,
      input: { ids: ['1', '3'], cleaner: '张阿姨' },
      data: null,
    },
  ],
} as const satisfies SomeExamples;
