import type { Id } from '@anzhu/api/contract/codecs';
import { type Department, listDepartments } from '@anzhu/api/contract/department';
import { type Region, type RegionRow, regionsOf } from '@anzhu/api/rules/regions';
import { useMemo } from 'react';
import { shared, useCall } from '../useCall.ts';

const flat = (
  departments: readonly Department[],
): (RegionRow<Id> & { hotelId?: Id | undefined })[] =>
  departments.flatMap(({ id, pId, name, hotelId, children }) => [
    { id, parentId: pId, name, hotelId },
    ...flat(children ?? []),
  ]);

/**
 * The regions that divide the hotels of the chain; undefined while they are loading, and where they are not needed: for a
 * hotel's people.
 */
export function useRegions(isNeeded: boolean): readonly Region<Id>[] | undefined {
  const departments = useCall(listDepartments, isNeeded ? {} : null, shared).data;
  return useMemo(() => {
    if (!departments) return undefined;
    const rows = flat(departments);
    const hotels = rows.flatMap(({ id, hotelId }) =>
      hotelId === undefined ? [] : [{ id: hotelId, departmentId: id }],
    );
    return regionsOf(rows, hotels).regions;
  }, [departments]);
}

/** What narrows the hotels to choose among to those of a region; undefined for all. */
export const useInRegion = (departmentId: Id | null) =>
  useMemo(() => (departmentId === null ? undefined : { departmentId }), [departmentId]);
