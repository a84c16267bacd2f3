import { labelsOf } from '@anzhu/api/contract/label';
import { saveGuestNote as contract } from '@anzhu/api/contract/guestHistory';
import { LogType } from '@anzhu/api/contract/log';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import { localTime } from '../../platform/clock.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { readNote } from './queries.ts';

const labels = labelsOf(contract.input);

/** Writes down, changes or deletes what a hotel notes on a guest. */
export const saveGuestNote: Handler<'saveGuestNote'> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const { idcard, note } = input;
    const hotelId = await hotelForNew(tx, session, input.hotelId);
    const before = await readNote(tx, hotelId, idcard);
    if ((before?.note ?? '') === note) return { data: null, log: null };
    const id = await writeNote(tx, before?.id, {
      hotel_id: hotelId,
      idcard,
      note,
      changed_time: localTime(clock.now()),
    });
    return {
      data: null,
      log: {
        type: LogType.dataChange,
        sketch: `修改客人 ${maskIdCard(idcard)} 的备注`,
        target: { kind: 'personalData', id },
        hotelId,
        before: { [labels.note]: before?.note ?? '' },
        after: { [labels.note]: note },
      },
    };
  });

interface NoteValues {
  hotel_id: number;
  idcard: string;
  note: string;
  changed_time: LocalTime;
}

/** @returns the id of the note; of two new ones at once the later is kept. */
async function writeNote(tx: Tx, id: number | undefined, values: NoteValues): Promise<number> {
  const { note, changed_time } = values;
  if (id === undefined) {
    const added = await tx
      .insertInto('guest_note')
      .values(values)
      .onConflict((known) =>
        known.columns(['hotel_id', 'idcard_search']).doUpdateSet({ note, changed_time }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  }
  if (note === '') await tx.deleteFrom('guest_note').where('id', '=', id).execute();
  else {
    await tx.updateTable('guest_note').set({ note, changed_time }).where('id', '=', id).execute();
  }
  return id;
}
