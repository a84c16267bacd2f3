import type { Contract } from '@anzhu/api/contract';
import { timelineKindLabel, type TimelineKind } from '@anzhu/api/contract/timeline';
import type { Handler } from '../../platform/http/handler.ts';
import { isolationFor } from './isolationFor.ts';
import { testEvents } from './tests.ts';
import { declarationEvents, stayEvents } from './timeline.ts';

/** What happened to a person: declared, checked in, moved, tested, released; oldest first. */
export const personTimeline: Handler<Contract['personTimeline']> = async (
  { input, session },
  { store },
) => {
  const { db } = store;
  const { id } = await isolationFor(db, input.id, session);
  const events = [
    ...(await declarationEvents(db, id)),
    ...(await stayEvents(db, id)),
    ...(await testEvents(db, id)),
  ];
  const kinds = Object.keys(timelineKindLabel);
  const rank = (kind: TimelineKind): number => kinds.indexOf(kind);
  return events.toSorted((one, other) =>
    one.time === other.time ? rank(one.kind) - rank(other.kind) : one.time < other.time ? -1 : 1,
  );
};
