import type { Contract } from '@anzhu/api/contract';
import { type ImportedColumn, type Reference } from '@anzhu/api/rules/importedColumns';
import {
  importDefaults,
  type ImportedRow,
  importedSheets,
  type ImportKind,
} from '@anzhu/api/rules/importedSheets';
import type { Origin, Session } from '../../platform/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Store } from '../../platform/db/store.ts';
import type { RunCall } from '../../platform/http/handler.ts';
import { refusalIn } from '../../platform/refusal.ts';
import { idOf } from './names.ts';

/** Who imports, and the store of the batch. */
export interface Importing {
  run: RunCall;
  session: Session;
  origin: Origin;
  signal: AbortSignal;
  store: Store;
  clock: Clock;
  /** The kinds with faults so far: what they would have added is missing for no fault of the later ones. */
  faulty: ReadonlySet<ImportKind>;
}

/** Ends the import of a row that names what a faulty row would have added. */
export class MissingByFault extends Error {}

/** Which sheet adds what a name belongs to. */
const kindOf = {
  hotel: 'hotel',
  department: 'department',
  bedTypes: 'bedType',
  roomType: 'roomType',
  room: 'room',
} as const satisfies Record<Reference, ImportKind>;

export type Wire = Record<string, unknown>;

/** The calls that take the rows of most sheets as they are. */
const calls = {
  department: 'addDepartment',
  hotel: 'addHotel',
  bedType: 'addBedType',
  roomType: 'addRoomType',
  room: 'addRoom',
  user: 'addUser',
  item: 'addItem',
  company: 'addCompany',
} as const satisfies Partial<Record<ImportKind, keyof Contract>>;

/**
 * Makes a call as the user would.
 * @param at the moment at which it is made
 * @throws Refusal
 */
export async function callFor<Data>(
  { run, session, origin, signal, store, clock }: Importing,
  name: keyof Contract,
  input: Wire,
  at = clock.now(),
): Promise<Data> {
  const using = { store, clock: { now: () => at } };
  const envelope = await run(name, { session, origin, signal, input, using });
  const refusal = refusalIn(envelope);
  if (refusal) throw refusal;
  return envelope.data as Data;
}

/** The row as the wire of its call, with the ids of what it names; `hotelId` is null where none is known. */
export async function resolved(
  { store: { db }, session, faulty }: Importing,
  kind: ImportKind,
  { values }: ImportedRow,
): Promise<{ wire: Wire; hotelId: number | null }> {
  const wire: Wire = { ...importDefaults[kind], ...values };
  const columns: readonly ImportedColumn[] = importedSheets[kind].columns;
  let { hotelId } = session;
  for (const { field, refers } of columns) {
    const name = values[field];
    if (refers === undefined || name === undefined) continue;
    const cell = { field, name: String(name), hotelId, session };
    const id = await idOf(db, refers, cell).catch((error: unknown) => {
      throw faulty.has(kindOf[refers]) ? new MissingByFault() : error;
    });
    if (field === 'hotelId') hotelId = Number(id);
    wire[field] = id;
  }
  return { wire, hotelId };
}

/** Adds what a row has that one call takes as it is. */
export async function importRow(
  importing: Importing,
  kind: keyof typeof calls,
  row: ImportedRow,
): Promise<void> {
  const { wire } = await resolved(importing, kind, row);
  await callFor(importing, calls[kind], wire);
}
