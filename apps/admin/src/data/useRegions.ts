import type { Id } from '@anzhu/api/contract/codecs';
import { type Department, listDepartments } from '@anzhu/api/contract/department';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { maxPageSize } from '@anzhu/api/contract/page';
import { type Region, type RegionRow, regionsOf } from '@anzhu/api/rules/regions';
import { useMemo } from 'react';
import { useCall } from './useCall.ts';

const whole = { page: { page: 1, size: maxPageSize } };
const shared = { dedupingInterval: 10_000 };

const flat = (departments: readonly Department[]): RegionRow<Id>[] =>
  departments.flatMap(({ id, pId, name, children }) => [
    { id, parentId: pId, name },
    ...flat(children ?? []),
  ]);

/**
 * The regions that divide the hotels of the chain; undefined while they are loading, and where they are not needed: for a
 * hotel's people.
 */
export function useRegions(isNeeded: boolean): readonly Region<Id>[] | undefined {
  const departments = useCall(listDepartments, isNeeded ? {} : null, shared).data;
  const hotels = useCall(hotelPage, isNeeded ? whole : null, shared).data?.records;
  return useMemo(
    () =>
      departments &&
      hotels &&
      regionsOf(
        flat(departments),
        hotels.map(({ id, deptId }) => ({ id, departmentId: deptId })),
      ).regions,
    [departments, hotels],
  );
}

/** The hotels of a region to choose among; of no region all. */
export const hotelsInRegion = <Hotel extends { id: Id }>(
  hotels: readonly Hotel[] | null | undefined,
  regions: readonly Region<Id>[] | undefined,
  departmentId: Id | null,
): readonly Hotel[] | null | undefined => {
  const region = regions?.find(({ id }) => id === departmentId);
  return region ? hotels?.filter(({ id }) => region.hotelIds.has(id)) : hotels;
};
