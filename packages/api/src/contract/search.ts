import * as z from 'zod/mini';
import { Id, maybe } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { everyRole } from './role.ts';
import { typed } from './text.ts';

/** What a search finds; screens are searched without a call. */
export const hitKinds = ['room', 'order', 'person'] as const;
export type HitKind = (typeof hitKinds)[number];

/** A room, an order or a person in isolation; personal data is masked. */
export const SearchHit = z.object({
  kind: z.enum(hitKinds),
  id: Id,
  /** Room number, order number or name. */
  title: z.string(),
  /** What tells it from others: hotel, guest, status. */
  hint: maybe(z.string()),
  hotelId: maybe(Id),
});
export type SearchHit = z.output<typeof SearchHit>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: '全局搜索：房间、订单、隔离人员，各取最相近的几条',
  access: everyRole,
  input: z.object({ keyword: named('关键字', typed(50, 1)) }),
  data: z.array(SearchHit),
});
