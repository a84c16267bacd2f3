import { getUser, User } from '@anzhu/api/contract/user';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { createContext, use, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readSession, rememberedPost, rememberPost, useSession } from '../session/store.ts';
import { shared, useCall, type QueryState } from './useCall.ts';

/** The signed-in user: name, role, hotel. */
export type Profile = DataOf<typeof getUser>;

/** Reads the profile of the stored user id; the shell does it once for all screens. */
export function useOwnProfile(): QueryState<Profile> {
  const session = useSession();
  return useCall(getUser, session && { id: session.userId }, shared);
}

/** Role and hotel of the signed-in user, and since when that is closed. */
const Post = z.pick(User, {
  id: true,
  role: true,
  hotelId: true,
  hotelName: true,
  hotelClosedDay: true,
  hotelClosedReason: true,
});
export type Post = z.output<typeof Post>;

/** The post as it was last time; none of another user, and none that is broken. */
function lastPost(): Post | undefined {
  try {
    const post = z.parse(Post, JSON.parse(rememberedPost() ?? ''));
    return post.id === readSession()?.userId ? post : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The post of a profile; until that is read, the one of last time, so that the screens read their data beside the
 * profile and not after it. The server enforces permissions.
 */
export function usePost(profile: Profile | undefined): Post | undefined {
  const [last] = useState(lastPost);
  useEffect(() => {
    // A back end that sends no role is asked first what it offers.
    if (profile?.role) rememberPost(JSON.stringify(z.parse(Post, profile)));
  }, [profile]);
  return profile ?? last;
}

/** Around screens and what is opened over them: the shell shows these only once the post is there. */
export const PostContext = createContext<Post | null>(null);

/** The post of who is signed in. */
export function useProfile(): Post {
  const post = use(PostContext);
  if (!post) throw new Error('there is no post outside of the screens');
  return post;
}
