import type { Id } from '@anzhu/api/contract/codecs';
import type { LinkTarget } from '@anzhu/ui/Button';
import type { DutyKind } from './duties.ts';

/** What is done about an entry: a dialog, or a link to where it is done. */
export type DutyAct = { label: string } & (
  | { onPress: () => void; link?: never }
  | { link: LinkTarget; onPress?: never }
);

/** One guest, room or application of the queue. */
export interface DutyEntry {
  id: Id;
  /** The number of the room; left out where there is none. */
  room?: string | null | undefined;
  /** Who, or what. */
  who: string;
  /** What else decides: room type, hotel, nights. */
  facts: readonly string[];
  /** Since when it waits, or until when there is time. */
  since?: string | undefined;
  /** It is over time: said in the tone of danger. */
  isLate?: boolean | undefined;
  /** Its record. */
  link?: LinkTarget | undefined;
  /** Left out for who may only look. */
  act?: DutyAct | undefined;
}

/** Everything of one kind. */
export interface Duty {
  kind: DutyKind;
  /** How many there are; 0: nothing is to do. */
  count: number;
  /** The list that shows as many. */
  link?: LinkTarget | undefined;
  /** The first ones, the most urgent first; undefined while they are loading. */
  entries?: readonly DutyEntry[] | undefined;
  /** In place of entries: where there are some, each with a list of its own. */
  places?: readonly { name: string; link: LinkTarget | undefined }[] | undefined;
  /** Where it has no list: shows all entries, or the first ones again. */
  more?: { label: string; onPress: () => void } | undefined;
  /** The entries stand for all. */
  isComplete?: boolean | undefined;
  /** In place of entries: where they are found. */
  note?: string | undefined;
  error?: { message: string; onRetry: () => void } | undefined;
  /** It belongs to the other view: counted only. */
  isElsewhere?: boolean | undefined;
}
