import { bedTypePage } from '@anzhu/api/contract/bedType';
import { listDepartments } from '@anzhu/api/contract/department';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { listFloors } from '@anzhu/api/contract/room';
import { roomTypePage } from '@anzhu/api/contract/roomType';
import { userPage } from '@anzhu/api/contract/user';
import { findDone, type FirstUseStep } from '@anzhu/domain/firstUse';
import { useCall } from '../../data/useCall.ts';

/** Enough to find one with a hotel: the first users may all be of the platform. */
const some = { page: { page: 1, size: 100 } };
const one = { page: { page: 1, size: 1 } };

/** How far the first use has come. */
interface FirstUseState {
  /** The steps that are done; undefined while loading, and where it cannot be read. */
  done: ReadonlySet<FirstUseStep['id']> | undefined;
  isLoading: boolean;
}

/**
 * Reads how far the first use has come: from the lists of the screens, so that what is added on one of
 * them counts at once.
 */
export function useFirstUse(): FirstUseState {
  const departments = useCall(listDepartments, {});
  const hotels = useCall(hotelPage, some);
  const bedTypes = useCall(bedTypePage, one);
  const roomTypes = useCall(roomTypePage, one);
  const floors = useCall(listFloors, {});
  const users = useCall(userPage, some);

  if (
    departments.data &&
    hotels.data &&
    bedTypes.data &&
    roomTypes.data &&
    floors.data &&
    users.data
  ) {
    const done = findDone({
      departments: departments.data,
      hotels: hotels.data.records,
      bedTypeCount: bedTypes.data.total,
      roomTypeCount: roomTypes.data.total,
      floors: floors.data,
      users: users.data.records,
    });
    return { done, isLoading: false };
  }
  const calls = [departments, hotels, bedTypes, roomTypes, floors, users];
  const hasFailed = calls.some(({ error }) => error);
  return { done: undefined, isLoading: !hasFailed };
}
