import * as z from 'zod/mini';
import { filter, Flag, Id, nullable, oneOfTexts } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { everyRole } from './role.ts';
import type { TargetKind } from './targetKind.ts';
import { searchText } from './text.ts';

/** The kinds of search results; screens are searched in the browser. */
export const hitKindLabel = { room: '房间', order: '订单', person: '隔离人员' } as const;
export type HitKind = keyof typeof hitKindLabel;

/** The same kinds in the log. */
export const hitTargetKind = {
  room: 'room',
  order: 'order',
  person: 'isolationPerson',
} as const satisfies Record<HitKind, TargetKind>;

/** A room, an order or a person in isolation; personal data is masked. */
export const SearchHit = z.object({
  kind: labelled('类别', oneOfTexts(hitKindLabel)),
  id: labelled('编号', Id),
  /** Room number or name; of an order who booked it. */
  title: labelled('名称', z.string()),
  /** Distinguishes results of the same title: order number, hotel, status. */
  hint: labelled('说明', nullable(z.string())),
  hotelId: labelled('酒店编号', nullable(Id)),
  /** Of a paid order whose guests come today, or should have come. */
  arrivingGuest: labelled('到店客人', filter(z.string()), {
    description: '可以办理入住的订单的预订人',
  }),
  /** An order that waits for its guests and can be changed. */
  isModifiable: labelled('可修改预订', filter(Flag)),
  /** Of guests who are in, and of their room: what can be done with their stay is done with this room. */
  stayRoomId: labelled('在住房间', filter(Id)),
});
export type SearchHit = z.output<typeof SearchHit>;

export const search = endpoint({
  path: '/api/search',
  summary: '全局搜索',
  description: '房间、订单、隔离人员，各取最相近的几条',
  access: everyRole,
  input: z.object({ keyword: labelled('关键字', searchText({ max: 50, min: 1 })) }),
  data: z.array(SearchHit),
});
