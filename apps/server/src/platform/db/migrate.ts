import { type Kysely, sql, type Transaction } from 'kysely';
import { retried, StoreError } from './errors.ts';
import type { DataKeys } from './personalData/dataKey.ts';
import { encryptRows, encryptTyped, noteRemains } from './personalData/encryptRows.ts';
import { fitKeys } from './personalData/storeKeys.ts';
import { addAssistants } from './schema/assistant.ts';
import { addAllowances } from './schema/billAllowances.ts';
import { addBillGuard, addReversals, writePayments } from './schema/billLines.ts';
import { addBillTerms } from './schema/billTerms.ts';
import { addChannelPayments } from './schema/channelPayments.ts';
import { addChannelSubmissions } from './schema/channelSubmissions.ts';
import { addDayFigures, addHoldingNights } from './schema/dayFigures.ts';
import { addDayUses } from './schema/dayUse.ts';
import { addDeposits } from './schema/deposits.ts';
import { addExpectedGuests } from './schema/expectedGuests.ts';
import {
  addChannelRooms,
  addDayEnd,
  addDesk,
  addDeskPrices,
  addGuestIndex,
  addMovedOrders,
  addPaidTwice,
  addReleasedOrders,
  addReportIndexes,
  addRequests,
} from './schema/desk.ts';
import { addInvoices, addInvoiceService } from './schema/invoice.ts';
import { addClosedDayLock, addClosedDays } from './schema/closedDays.ts';
import { addClosedHotels } from './schema/closedHotels.ts';
import { addCompanies, addCompanyPrices } from './schema/company.ts';
import { addCompanyAccounts } from './schema/companyAccounts.ts';
import type { Engine } from './schema/dialect.ts';
import { addChannelFigures, replaceFigureTriggers } from './schema/figures.ts';
import { addGroupBills } from './schema/groupBills.ts';
import { addGuarantees } from './schema/guarantees.ts';
import { stopFormerJobs } from './schema/formerJobs.ts';
import { formerVersion, fromFormer, lastFormerStep, refuseOlder } from './schema/fromFormer.ts';
import { addGuardians, addGuestDocuments } from './schema/guestDocuments.ts';
import { addGuestSearch } from './schema/guestSearch.ts';
import { addHotelExports } from './schema/hotelExport.ts';
import { addHousekeeping } from './schema/housekeeping.ts';
import { createStore } from './schema/index.ts';
import { addItems } from './schema/item.ts';
import { addLateCheckOut } from './schema/lateCheckOut.ts';
import { addLargeStores, addSoldNights } from './schema/largeStores.ts';
import { addLogMonths } from './schema/logMonths.ts';
import { dropOrderIndexes } from './schema/orderIndexes.ts';
import { addPayBacks } from './schema/payBacks.ts';
import { addPendingOrders } from './schema/pendingOrders.ts';
import { addPersonRequests } from './schema/personRequest.ts';
import { addRoomParts } from './schema/roomParts.ts';
import { addSettledBills } from './schema/settledBills.ts';
import { addShifts } from './schema/shifts.ts';
import { addAnsweredChanges, addVersions, versionlessVersion } from './schema/system.ts';
import type { Tables } from './tables.ts';

/**
 * One step of a store that exists; a new one is made of the list of tables at once. Its name is recorded: a step that
 * has shipped is never edited, nor does it read that list.
 */
interface Migration {
  name: string;
  run(tx: Kysely<Tables>, engine: Engine): Promise<void>;
}

/** Changes no table: after all steps, with the keys, what staff typed before is encrypted. */
const typedStep: Migration = { name: '55 typed texts', run: () => Promise.resolve() };

/** After all steps, with the keys, the phones of guests from before get what they are searched by. */
const guestStep: Migration = { name: '61 guests found', run: addGuestSearch };

/** After all steps, with the keys, numbers of other documents get what they are compared by. */
const documentStep: Migration = { name: '64 documents of guests', run: addGuestDocuments };

/** From here on each step has the version that took it. */
const versionStep: Migration = { name: '51 versions', run: addVersions };

/** The first step brings a store of the oldest version here; further ones, at the end, only add to it. */
const first: Migration = { name: '40 all tables', run: fromFormer };
const migrations: readonly Migration[] = [
  first,
  { name: '41 the desk', run: addDesk },
  { name: '42 guests by number', run: addGuestIndex },
  { name: '43 reports', run: addReportIndexes },
  { name: '44 bills of past days', run: addDayEnd },
  { name: '45 entries sent again', run: addRequests },
  { name: '46 requests sent again', run: addAnsweredChanges },
  { name: '47 logs by month', run: addLogMonths },
  { name: '48 large stores', run: addLargeStores },
  { name: '49 sold nights', run: addSoldNights },
  { name: '50 assistants', run: addAssistants },
  versionStep,
  { name: '52 rooms of a channel', run: addChannelRooms },
  { name: '53 money that was kept', run: replaceFigureTriggers },
  { name: '54 released orders', run: addReleasedOrders },
  typedStep,
  { name: '56 reversed lines', run: addReversals },
  { name: '57 lines that stay', run: addBillGuard },
  { name: '58 payments of former orders', run: (tx) => writePayments(tx) },
  { name: '59 desk prices', run: addDeskPrices },
  { name: '60 guarantees', run: addGuarantees },
  guestStep,
  { name: '62 pending orders', run: addPendingOrders },
  { name: '63 late check-out', run: addLateCheckOut },
  documentStep,
  { name: '65 guardians', run: addGuardians },
  { name: '66 housekeeping', run: addHousekeeping },
  { name: '67 channel submissions', run: addChannelSubmissions },
  { name: '68 orders in another hotel', run: addMovedOrders },
  { name: '69 companies', run: addCompanies },
  { name: '70 orders by channel', run: addChannelFigures },
  { name: '71 shifts', run: addShifts },
  { name: '72 settled bills', run: addSettledBills },
  { name: '73 invoices', run: addInvoices },
  { name: '74 paid twice', run: addPaidTwice },
  { name: '75 allowances', run: addAllowances },
  { name: '76 closed days', run: addClosedDays },
  { name: '77 day use', run: addDayUses },
  { name: '78 payments to channels', run: addChannelPayments },
  { name: '79 lines while a day is closed', run: addClosedDayLock },
  { name: '80 deposits', run: addDeposits },
  { name: '81 company accounts', run: addCompanyAccounts },
  { name: '82 terms of bills', run: addBillTerms },
  { name: '83 expected guests', run: addExpectedGuests },
  { name: '84 master bills', run: addGroupBills },
  { name: '85 money to pay back', run: addPayBacks },
  { name: '86 agreed prices by room type', run: addCompanyPrices },
  { name: '87 items', run: addItems },
  { name: '88 invoice service', run: addInvoiceService },
  { name: '89 received for the room', run: addRoomParts },
  { name: '90 person requests', run: addPersonRequests },
  { name: '91 closed hotels', run: addClosedHotels },
  { name: '92 figures by day', run: addDayFigures },
  { name: '93 nights that orders hold', run: addHoldingNights },
  { name: '94 jobs of a former version', run: stopFormerJobs },
  { name: '95 exports of hotels', run: addHotelExports },
  { name: '96 indexes of orders', run: dropOrderIndexes },
];

/** Any number, so long as every instance takes the same: who holds it migrates. */
const lock = 5_201_314;

export interface MigrateOptions {
  engine: Engine;
  keys: DataKeys;
  /** Of the program: recorded beside each step that it takes. */
  version: string;
  upgrade?: UpgradeReport | undefined;
}

/** Where a store is: the version that took its latest step, and the number of that step. */
export interface StoreState {
  version: string;
  step: number;
}

/** What happens around the steps of a store that has data; not called for a new one. */
export interface UpgradeReport {
  /** Before the first step, while no other instance can take one. */
  begin(steps: number, from: StoreState): Promise<void>;
  step(number: number, name: string): void;
  end(): void;
}

/**
 * Brings the schema up to date, in one transaction: all steps or none. Several instances may start
 * at once; one migrates and the others wait for it, then find nothing to do.
 * @throws StoreError for a database of a newer version than this program or a much older one, and for one that
 * the data key does not fit
 */
export async function migrate(db: Kysely<Tables>, options: MigrateOptions): Promise<void> {
  await retried(() => db.transaction().execute((tx) => takeSteps(tx, options)));
}

/** Pending migrations of a database, and applied ones that this version does not include. */
export interface Steps {
  missing: string[];
  unknown: string[];
}

/** How the schema of a database stands to that of this program. */
export async function stepsOf(db: Kysely<Tables>): Promise<Steps> {
  return compare(await namesOf(db));
}

function compare(done: ReadonlySet<string>): Steps {
  const known = new Set(migrations.map(({ name }) => name));
  return {
    missing: [...known].filter((name) => !done.has(name)),
    // Without the first one they are former steps.
    unknown: done.has(first.name) ? [...done].filter((name) => !known.has(name)) : [],
  };
}

async function takeSteps(
  tx: Transaction<Tables>,
  { engine, keys, version, upgrade }: MigrateOptions,
): Promise<void> {
  if (engine === 'postgres') {
    // A step may take long, on a large table or while another instance takes it.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  }
  await sql`create table if not exists migration (name text primary key)`.execute(tx);
  const done = await namesOf(tx);
  const { missing, unknown } = compare(done);
  if (unknown[0]) {
    const { latest } = await versionsOf(tx);
    throw new StoreError(
      `数据库来自更新的版本${latest && ` ${latest}`}（${unknown[0]}），请升级程序后再启动`,
    );
  }
  const isFormer = done.has(lastFormerStep);
  if (done.size > 0 && !isFormer && !done.has(first.name)) refuseOlder();
  const report = done.size > 0 && missing.length > 0 ? upgrade : undefined;
  await report?.begin(missing.length, await stateOf(tx, done));
  if (done.size === 0) await createStore(tx, engine);
  const steps = migrations.filter(({ name }) => done.size > 0 && missing.includes(name));
  for (const [index, { name, run }] of steps.entries()) {
    report?.step(index + 1, name);
    await run(tx, engine);
  }
  for (const name of missing) {
    const by = isFormer && name === first.name ? formerVersion : version;
    await sql`insert into migration (name, version) values (${name}, ${by})`.execute(tx);
  }
  await fitKeys(tx, keys);
  if (done.size > 0 && missing.includes(typedStep.name)) {
    await encryptTyped(tx, { engine, keys });
    if (engine === 'sqlite') await noteRemains(tx);
  }
  if (done.size > 0 && missing.includes(guestStep.name)) {
    await encryptRows(tx, { engine, keys }, 'stay_guest', sql`phone <> '' and phone_search = ''`);
  }
  if (done.size > 0 && missing.includes(documentStep.name)) {
    await encryptRows(tx, { engine, keys }, 'stay_guest', sql`document_kind = 1 and has_left = 1`);
  }
  report?.end();
}

/** The versions of the program that made a store and that took its latest step. */
export async function versionsOf(db: Kysely<Tables>): Promise<{ made: string; latest: string }> {
  const { rows } = await sql<{ version: string | null }>`
    select version from migration order by name`.execute(db);
  return { made: rows[0]?.version ?? '', latest: rows.at(-1)?.version ?? '' };
}

async function stateOf(db: Kysely<Tables>, done: ReadonlySet<string>): Promise<StoreState> {
  const step = Math.max(...[...done].map((name) => Number.parseInt(name, 10)));
  if (!done.has(first.name)) return { version: formerVersion, step };
  // Before this step versions had no column.
  if (!done.has(versionStep.name)) return { version: versionlessVersion, step };
  return { version: (await versionsOf(db)).latest, step };
}

async function namesOf(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  return new Set(rows.map((row) => row.name));
}
