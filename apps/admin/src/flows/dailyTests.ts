import type { Id } from '@anzhu/api/contract/codecs';
import {
  healthTestPage,
  untestedPeople,
  type UntestedPerson,
} from '@anzhu/api/contract/healthTest';
import { isolationPage, IsolationStatus, type Isolation } from '@anzhu/api/contract/isolation';
import { search } from '@anzhu/api/contract/search';
import { listRooms, type Room } from '@anzhu/api/contract/room';
import { today as todayCall } from '@anzhu/api/contract/today';
import { byHotelFilter } from '@anzhu/domain/hotel';
import type { FloorPerson, Floors, PersonOption } from '@anzhu/domain/healthTest';
import type { ApiError } from '@anzhu/api/client';
import { useMemo } from 'react';
import useSWR from 'swr';
import * as z from 'zod/mini';
import { useCall } from '../data/useCall.ts';
import { client } from '../session/client.ts';
import { wholeNumber } from '../url/useUrlState.ts';

export type Tab = 'all' | 'abnormal' | 'untested';
const tabs: readonly Tab[] = ['all', 'abnormal', 'untested'];

/** The tab in the URL; another one begins at its first page. */
export const tabUrl = z.object({
  tab: z.catch(z._default(z.enum(tabs), 'all'), 'all'),
  page: wholeNumber(1),
  ...byHotelFilter.urlShape,
});

/** What changes with a test. */
export const changed = { refresh: [healthTestPage, untestedPeople, todayCall] };

/** The number of abnormal results that wait, of a hotel or of all; undefined while it is loading. */
export const useAbnormalCount = (hotel: { hotelId?: Id }): number | undefined =>
  useCall(healthTestPage, { page: { page: 1, size: 1 }, isAbnormal: true, ...hotel }).data?.total;

const optionOf = ({ id, name, hotelName, roomName }: UntestedPerson): PersonOption => ({
  value: id,
  label: name,
  description: [`用户编号 ${id}`, hotelName, roomName].filter(Boolean).join(' · '),
});

/** The person of a number: among those without a test today, or by the tests there are. */
async function findByNumber(id: Id, signal: AbortSignal): Promise<PersonOption[]> {
  const { records } = await client.call(
    healthTestPage,
    { page: { page: 1, size: 1 }, uid: id },
    { signal },
  );
  return records.map(({ name }) => ({
    value: id,
    label: name ?? id,
    description: `用户编号 ${id}`,
  }));
}

/**
 * The search of a person by name or number. Without a query, and first among the results, are those who
 * have no test today.
 */
export const personSearch =
  (untested: readonly UntestedPerson[]) =>
  async (query: string, signal: AbortSignal): Promise<PersonOption[]> => {
    const keyword = query.trim();
    if (keyword === '') return untested.map(optionOf);
    const waiting = untested.filter(({ id, name }) => id === keyword || name.includes(keyword));
    const isNumber = /^\d+$/.test(keyword) && !waiting.some(({ id }) => id === keyword);
    const [hits, numbered] = await Promise.all([
      client.call(search, { keyword }, { signal }),
      isNumber ? findByNumber(keyword, signal) : [],
    ]);
    const found = hits.flatMap(({ kind, id, title, hint }): PersonOption[] =>
      kind === 'person'
        ? [
            {
              value: id,
              label: title,
              description: [`用户编号 ${id}`, hint].filter(Boolean).join(' · '),
            },
          ]
        : [],
    );
    const options = [...waiting.map(optionOf), ...numbered, ...found];
    return [...new Map(options.map((option) => [option.value, option])).values()];
  };

/** Records of a page; the server gives no more at once. */
const pageSize = 1000;

/** Everyone in isolation that the user may see, page by page. */
async function readIsolating(): Promise<Isolation[]> {
  const people: Isolation[] = [];
  for (let page = 1; ; page += 1) {
    const { records, total } = await client.call(isolationPage, {
      page: { page, size: pageSize },
      status: IsolationStatus.isolating,
    });
    people.push(...records);
    if (records.length === 0 || people.length >= total) return people;
  }
}

/** The people in these rooms by floor, in the order of the rooms; those who have a test today are marked. */
function floorsOf(
  rooms: readonly Room[],
  people: readonly Isolation[],
  untested: readonly UntestedPerson[],
): Floors {
  const waiting = new Set(untested.map(({ id }) => id));
  const inRoom = new Map<Id | null, Isolation[]>();
  for (const person of people) {
    inRoom.set(person.roomId, [...(inRoom.get(person.roomId) ?? []), person]);
  }
  const floors = new Map<number, FloorPerson[]>();
  for (const room of rooms) {
    const here = inRoom.get(room.id)?.map(({ id, name }) => ({
      id,
      name,
      roomName: room.name,
      isRecorded: !waiting.has(id),
    }));
    if (here) floors.set(room.floor, [...(floors.get(room.floor) ?? []), ...here]);
  }
  return floors;
}

/** The floors of a hotel with people in isolation rooms, each with its people by room, on a day. */
export function useIsolationFloors(
  hotelId: Id | null,
  date: string,
): {
  floors: Floors | undefined;
  error: { message: string; onRetry: () => Promise<void> } | undefined;
} {
  const rooms = useCall(listRooms, hotelId === null ? null : { hotelId, isIsolation: true });
  const people = useSWR<Isolation[], ApiError>(
    hotelId === null ? null : [isolationPage.path, 'isolating'],
    readIsolating,
  );
  const untested = useCall(untestedPeople, hotelId === null ? null : { date, hotelId });
  const floors = useMemo(() => {
    if (!rooms.data || !people.data || !untested.data) return undefined;
    return floorsOf(rooms.data, people.data, untested.data);
  }, [rooms.data, people.data, untested.data]);
  const error = rooms.error ?? people.error ?? untested.error;
  return {
    floors,
    error: error && {
      message: error.message,
      onRetry: async () =>
        void (await Promise.all([rooms.retry(), people.mutate(), untested.retry()])),
    },
  };
}
