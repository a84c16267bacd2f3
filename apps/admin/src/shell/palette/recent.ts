import type { SearchHit } from '@anzhu/api/contract/search';

/** How many are offered. */
const maxRecent = 6;

/**
 * What was chosen lately: by the id of its command, the newest last, for a record with what was found.
 * Kept in memory as long as the shell is there: nothing of it outlives the session.
 */
export type Recent = Map<string, SearchHit | null>;

/** Notes what is chosen now. */
export function note(recent: Recent, id: string, hit: SearchHit | null): void {
  recent.delete(id);
  recent.set(id, hit);
}

/** The newest first. */
export const newestOf = (recent: Recent): [id: string, hit: SearchHit | null][] =>
  [...recent].toReversed().slice(0, maxRecent);
