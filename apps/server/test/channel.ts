import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { contract, type Contract } from '@anzhu/api/contract';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { createKey } from '../src/platform/channel/channelKeys.ts';
import type { Place } from './engines.ts';
import type { Answer, TestServerOptions } from './harness.ts';
import { period } from './property.ts';
import { openTestApp, type TestApp } from './testApp.ts';

export type IntakeCall =
  | 'intakeDeclaration'
  | 'intakeOrder'
  | 'intakeOrderPaid'
  | 'intakeOrderCancelled'
  | 'intakeRefundRequested';

/** Calls as a booking channel does. */
export async function send<Name extends IntakeCall>(
  { url }: Pick<TestApp, 'url'>,
  key: string | null,
  name: Name,
  input: object,
): Promise<Answer<WithRowIds<DataOf<Contract[Name]>>>> {
  const response = await fetch(`${url}${contract[name].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== null && { [apiKeyHeader]: key }) },
    body: JSON.stringify(input),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer<never>, 'status'>) };
}

/** A test app with a channel. */
export async function openChannel(place: Place, options: TestServerOptions = {}) {
  const testApp = await openTestApp(place, options);
  const key = await createKey(testApp.server, '携程');
  return { testApp, key };
}

let last = 0;

/** An order as a channel sends it: two nights from today. */
export function newOrder({ property }: TestApp, given: object = {}) {
  last += 1;
  return {
    externalId: `X${last}`,
    source: '携程',
    hotelId: property.near.hotelId,
    roomType: property.near.typeId,
    name: '王芳',
    number: '13800000000',
    province: '江苏省',
    ...period,
    ...given,
  };
}

export const orderOf = ({ store }: TestApp, id: unknown) =>
  store.db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

export const roomOf = ({ store }: TestApp, id: number) =>
  store.db
    .selectFrom('room')
    .select(['status', 'held_order_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const logsOf = async ({ store }: TestApp, id: unknown) => {
  const logs = await store.db
    .selectFrom('log')
    .select(['create_by', 'sketch'])
    .where('target_kind', '=', 'order')
    .where('target_id', '=', Number(id))
    .orderBy('id')
    .execute();
  return logs.map((log) => `${log.create_by} ${log.sketch}`);
};
