import { setDeskOffered } from '@anzhu/api/contract/desk';
import useSWR from 'swr';
import type { Post } from './useProfile.ts';
import { client } from '../session/client.ts';

/** Asks a back end once whether it has the desk's calls. */
async function readDesk(): Promise<true> {
  const { contract } = await import('@anzhu/api/contract');
  const calls = Object.values(contract).filter(({ isDesk }) => isDesk);
  setDeskOffered(await client.describes(calls).catch(() => false));
  return true;
}

const once = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // The contract could not be loaded.
  shouldRetryOnError: true,
  errorRetryCount: Infinity,
};

/**
 * Whether it is known what the back end offers. One that sends a role with the user is asked nothing: a call that it
 * lacks after all shows by its first 404.
 */
export function useDesk(post: Post | undefined): boolean {
  const isAsked = post?.role === null;
  const { data } = useSWR(isAsked ? 'desk' : null, readDesk, once);
  return post !== undefined && (!isAsked || data !== undefined);
}
