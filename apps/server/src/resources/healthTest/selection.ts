import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { LocalTime } from '../../platform/db/tables/column.ts';
import { filterId } from '../../platform/db/rowId.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';

/** What the list of tests is narrowed by; null where it is not. */
export interface Selection {
  hotelId: number | null;
  personId: number | null;
  /** Part of the person's name. */
  name: string | null;
  result: number | null;
  /** First and last second of the test. */
  begin: LocalTime | null;
  end: LocalTime | null;
  /** Only abnormal results that are not handled yet. */
  isOpen: boolean;
}

/** All tests of a hotel, or of all hotels. */
export const everyTest = (hotelId: number | null): Selection => ({
  hotelId,
  personId: null,
  name: null,
  result: null,
  begin: null,
  end: null,
  isOpen: false,
});

/** The filters of a call within what the caller may see. */
export const selectionOf = (
  filter: InputOf<Contract['healthTestPage']>,
  session: Session,
): Selection => ({
  hotelId: narrowedTo(session, filterId(filter.hotelId)),
  personId: filterId(filter.uid),
  name: filter.name ?? null,
  result: filter.checkRes ?? null,
  begin: filter.beginTime ?? null,
  end: filter.endTime ?? null,
  isOpen: filter.isAbnormal === true,
});
