import * as z from 'zod/mini';
import { Count, filter, Id } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { AnyDocumentNumber } from './person.ts';
import { hotelSide } from './role.ts';
import { text } from './text.ts';
import { keptField } from './retention.ts';

/** A guest, and the hotel whose note it is; without a hotel an admin reads the stays of all. */
const guestOfHotel = {
  idcard: labelled('证件号码', AnyDocumentNumber),
  hotelId: labelled('酒店', filter(Id)),
};

/** The most stays that are listed; `count` has all. */
export const listedStays = 20;

/** The longest note on a guest. */
export const maxGuestNote = 200;

/** What a hotel knows of a guest by the document number. */
export const GuestHistory = z.object({
  /** The newest first. A move to another room is no stay of its own. */
  stays: labelled(
    '入住记录',
    z.array(
      z.object({
        hotel: labelled('酒店', z.string()),
        room: labelled('房间', z.string()),
        /** When they really came; where that was not kept, as planned. */
        from: labelled('入住时间', LocalDateTime),
        /** When they left, or are to leave. */
        to: labelled('离店时间', LocalDateTime),
        plannedFrom: labelled('预计入住', filter(LocalDateTime)),
        plannedTo: labelled('预计离店', filter(LocalDateTime)),
      }),
    ),
    { description: `最近的在前，最多 ${listedStays} 次` },
  ),
  count: labelled('入住次数', Count),
  /** '' without one, and where no hotel is named. */
  note: labelled('备注', z.string()),
  /** Of the newest registration; missing without one. */
  kept: keptField,
});
export type GuestHistory = z.output<typeof GuestHistory>;

export const guestHistory = endpoint({
  path: '/api/guest/history',
  isDesk: true,
  summary: '客人的入住记录',
  description: '按证件号码；酒店只有本店的记录。记入日志',
  access: hotelSide,
  unmasks: true,
  input: z.object(guestOfHotel),
  data: GuestHistory,
});

export const saveGuestNote = endpoint({
  path: '/api/guest/note',
  isDesk: true,
  summary: '保存酒店对客人的备注',
  description: '备注为空则删除',
  access: hotelSide,
  changes: true,
  input: z.object({ ...guestOfHotel, note: labelled('备注', text({ max: maxGuestNote })) }),
});
