import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { assignIsolation, assignIsolations } from '@anzhu/api/contract/assignment';
import { IsolationStatus, type PersonType } from '@anzhu/api/contract/isolation';
import { addDays, dayOf, daysBetween } from '@anzhu/api/rules/days';
import { isolationPeriodErrors, plannedRelease } from '@anzhu/api/rules/isolation';
import { futureBirths } from '@anzhu/api/rules/residentId';
import type { Checked, FormErrors } from '@anzhu/ui/Form';
import { contractForm } from '../kit/index.ts';

/** The fields that each person of a list has, by the names of the call. */
export interface PersonDraft {
  name: string;
  idCard: string;
  phone: string;
  email: string;
  /** Null until it is chosen. */
  type: PersonType | null;
}

/** An assignment as it is filled in: the place and the dates, one person, and the list of several. */
export interface AssignDraft extends PersonDraft {
  hotelId: Id | null;
  roomType: Id | null;
  checkInTime: string;
  checkOutTime: string;
  userName: string;
  province: string;
  city: string;
  people: readonly PersonDraft[];
  /** Text of the paste field that is not in the list. */
  pasted: string;
}

/** Whether one person is assigned, or the list. */
export type AssignMode = 'one' | 'many';

export type AssignInput = InputOf<typeof assignIsolation> | InputOf<typeof assignIsolations>;

/** Days of an isolation that is not planned otherwise (spec: isolation). */
const usualDays = 14;

const emptyPerson: PersonDraft & { userName: string } = {
  name: '',
  idCard: '',
  phone: '',
  email: '',
  type: null,
  userName: '',
};

const emptyDraft: AssignDraft = {
  ...emptyPerson,
  hotelId: null,
  roomType: null,
  checkInTime: '',
  checkOutTime: '',
  province: '',
  city: '',
  people: [],
  pasted: '',
};

/** What a form begins with: check-in now, release 14 days later. `now` is `yyyy-MM-dd HH:mm:ss`. */
export const firstDraft = (now: string): AssignDraft => ({
  ...emptyDraft,
  checkInTime: now,
  checkOutTime: plannedRelease(now, usualDays),
});

/** What 继续分配 begins with: hotel, room type and dates stay, and a list that was not sent. */
export const nextDraft = (draft: AssignDraft, mode: AssignMode): AssignDraft => ({
  ...draft,
  ...(mode === 'one' ? emptyPerson : { people: [], pasted: '' }),
  province: '',
  city: '',
});

/** The dates after another check-in: the planned days stay. */
export function withCheckIn(
  { checkInTime, checkOutTime }: Pick<AssignDraft, 'checkInTime' | 'checkOutTime'>,
  next: string,
): Pick<AssignDraft, 'checkInTime' | 'checkOutTime'> {
  if (next === '' || checkInTime === '' || checkOutTime === '')
    return { checkInTime: next, checkOutTime };
  const days = daysBetween(dayOf(checkInTime), dayOf(next));
  const release = `${addDays(dayOf(checkOutTime), days)}${checkOutTime.slice(10)}`;
  return { checkInTime: next, checkOutTime: release };
}

const assignmentOf = ({ hotelId, roomType, checkInTime, checkOutTime }: AssignDraft) => ({
  hotelId,
  roomType,
  checkInTime: checkInTime || undefined,
  checkOutTime: checkOutTime || undefined,
});

export const oneForm = contractForm(assignIsolation, (draft: AssignDraft) => {
  const { name, idCard, phone, email, type, userName, province, city } = draft;
  const person = { name, idCard, phone, email, type, userName, province, city };
  return { ...assignmentOf(draft), ...person, status: IsolationStatus.isolating };
});

const manyForm = contractForm(assignIsolations, (draft: AssignDraft) => {
  const { province, city } = draft;
  return {
    ...assignmentOf(draft),
    people: draft.people.map((person) => ({ ...person, province, city })),
  };
});

/** What is sent, or the messages by field. `today` is `yyyy-MM-dd`. */
export function checkAssign(
  draft: AssignDraft,
  mode: AssignMode,
  today: string,
): Checked<AssignInput> {
  const { idCard, people, checkInTime } = draft;
  const rules = () => ({
    ...(checkInTime !== '' && isolationPeriodErrors(draft, today)),
    ...futureBirths(mode === 'one' ? { idCard } : { people }, today),
  });
  return mode === 'one' ? oneForm.check(draft, rules) : manyForm.check(draft, rules);
}

/** What is wrong with the people of a list, by path (`people.1.idCard`). `today` is `yyyy-MM-dd`. */
export function peopleErrors(people: readonly PersonDraft[], today: string): FormErrors {
  const { errors = {} } = checkAssign({ ...emptyDraft, people }, 'many', today);
  return Object.fromEntries(Object.entries(errors).filter(([path]) => /^people\.\d+\./.test(path)));
}

/** What keeps the rooms of a type from being enough, before it is sent. `vacant` is null where unknown. */
export function vacancyWarnings(vacant: number | null | undefined, wanted: number): string[] {
  if (typeof vacant !== 'number' || vacant >= Math.max(1, wanted)) return [];
  return [vacant === 0 ? '该房型暂无空闲隔离房' : `名单有 ${wanted} 位，该房型剩余 ${vacant} 间`];
}
