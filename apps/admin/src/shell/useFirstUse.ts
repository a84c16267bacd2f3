import { listDepartments } from '@anzhu/api/contract/department';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { listFloors } from '@anzhu/api/contract/room';
import { roomTypePage } from '@anzhu/api/contract/roomType';
import { userPage } from '@anzhu/api/contract/user';
import { findDone, type FirstUseStep } from '@anzhu/domain/firstUse';
import { useCall } from '../data/useCall.ts';

const some = { page: { page: 1, size: 10 } };
const one = { page: { page: 1, size: 1 } };

/** Which steps of the first use are done. */
type FirstUse =
  | { state: 'loading' | 'unknown' }
  | { state: 'known'; done: ReadonlySet<FirstUseStep['id']> };

/**
 * Reads how far the first use has come: from the lists of the screens, so that what is added on one of
 * them counts at once. Unknown where it cannot be read or is not asked for.
 */
export function useFirstUse(isAsked: boolean): FirstUse {
  const departments = useCall(listDepartments, isAsked ? {} : null);
  const hotels = useCall(hotelPage, isAsked ? some : null);
  const roomTypes = useCall(roomTypePage, isAsked ? one : null);
  const floors = useCall(listFloors, isAsked ? {} : null);
  const users = useCall(userPage, isAsked ? some : null);

  if (!isAsked) return { state: 'unknown' };
  const { data: departmentTree } = departments;
  if (departmentTree && hotels.data && roomTypes.data && floors.data && users.data) {
    const done = findDone({
      departments: departmentTree,
      hotels: hotels.data.records,
      roomTypeCount: roomTypes.data.total,
      floors: floors.data,
      users: users.data.records,
    });
    return { state: 'known', done };
  }
  const hasFailed = [departments, hotels, roomTypes, floors, users].some(({ error }) => error);
  return { state: hasFailed ? 'unknown' : 'loading' };
}
