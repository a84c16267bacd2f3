import { getUser } from '@anzhu/api/contract/user';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { useOutletContext } from 'react-router-dom';
import { useSession } from '../session/store.ts';
import { useCall, type QueryState } from './useCall.ts';

/** The signed-in user: name, role, hotel. */
export type Profile = DataOf<typeof getUser>;

/** Reads the profile of the stored user id; the shell does it once for all screens. */
export function useOwnProfile(): QueryState<Profile> {
  const session = useSession();
  return useCall(getUser, session && { id: session.userId });
}

/** The profile, inside a screen: the shell shows screens only once it is there. */
export const useProfile = (): Profile => useOutletContext<Profile>();
