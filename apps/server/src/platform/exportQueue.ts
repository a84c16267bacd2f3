import { Code } from '@anzhu/api/contract/envelope';
import { Refusal } from './refusal.ts';

/** A place in the queue: waiting at first, then one of those that run. */
export interface ExportPlace {
  /** Resolves when the export may run; never after `leave`. */
  turn: Promise<void>;
  /** Gives the place up, waiting or running. A second call does nothing. */
  leave(): void;
}

/** Shares the few exports, or other long reads, that run at once among the people who asked for them. */
export interface ExportQueue {
  /**
   * Takes a place. At most one export of a user runs at a time.
   * @throws Refusal (429) when the user has `maxOfUser` places already.
   */
  enter(userId: number): ExportPlace;
  /** How many exports run now, and how many wait. */
  count(): { running: number; waiting: number };
}

/** Running and waiting exports of one user. */
export const maxOfUser = 5;

interface Waiting {
  userId: number;
  start(): void;
}

/**
 * Creates the queue: at most `limit` exports run at once, each of another user.
 * @param mostOfUser running and waiting ones of a user; of more it says `tooMany`
 */
export function makeExportQueue(
  limit: number,
  mostOfUser = maxOfUser,
  tooMany = '您有多个导出正在进行，请等待完成后再试',
): ExportQueue {
  /** In the order of arrival. */
  const waiting = new Set<Waiting>();
  const running = new Map<Waiting, number>();

  const countOf = (userId: number): number =>
    [...waiting, ...running.keys()].filter((one) => one.userId === userId).length;

  /** Starts the first in line whose user has no running export, as long as there is room. */
  function startNext(): void {
    const busy = new Set(running.values());
    for (const one of waiting) {
      if (running.size >= limit) return;
      if (busy.has(one.userId)) continue;
      waiting.delete(one);
      running.set(one, one.userId);
      busy.add(one.userId);
      one.start();
    }
  }

  return {
    count: () => ({ running: running.size, waiting: waiting.size }),
    enter(userId) {
      if (countOf(userId) >= mostOfUser) throw new Refusal(Code.tooMany, tooMany);
      const { promise: turn, resolve: start } = Promise.withResolvers<void>();
      const place: Waiting = { userId, start };
      waiting.add(place);
      startNext();
      return {
        turn,
        leave() {
          const wasThere = waiting.delete(place) || running.delete(place);
          if (wasThere) startNext();
        },
      };
    },
  };
}
