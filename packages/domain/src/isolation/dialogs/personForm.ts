import type { Id } from '@anzhu/api/contract/codecs';
import {
  addIsolation,
  modifyIsolation,
  type Isolation,
  type PersonType,
} from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import type { FormErrors } from '@anzhu/ui/Form';
import { contractForm } from '../../kit/index.ts';

/** A person as it is being filled in; moments are `yyyy-MM-dd HH:mm:ss`, or '' for none. */
export interface PersonDraft {
  id: Id | null;
  name: string;
  idCard: string;
  phone: string;
  /** The phone of a channel that is no number: it stays until another one is typed. */
  unverifiedPhone: string | null;
  email: string;
  type: PersonType | null;
  province: string;
  city: string;
  checkInTime: string;
  checkOutTime: string;
  /** Of a new person: the hotel that the platform's roles choose, and the room. */
  hotelId: Id | null;
  roomId: Id | null;
}

const toWire = ({ unverifiedPhone, ...draft }: PersonDraft) => ({
  ...draft,
  isPhoneUnverified: draft.phone === unverifiedPhone ? 1 : undefined,
  checkInTime: draft.checkInTime || undefined,
  checkOutTime: draft.checkOutTime || undefined,
});

export const addPersonForm = contractForm(addIsolation, toWire);

/** Of an existing person: room and status change by 换房 and 退出隔离 only. */
export const editPersonForm = contractForm(modifyIsolation, toWire) as typeof addPersonForm;

/** What the fields begin with; null for a new person, who checks in at `now`. */
export const personDraft = (record: Isolation | null, now: string): PersonDraft => ({
  id: record?.id ?? null,
  name: record?.name ?? '',
  idCard: record?.idCard ?? '',
  phone: record?.phone ?? '',
  unverifiedPhone: record?.isPhoneUnverified ? record.phone : null,
  email: record?.email ?? '',
  type: record?.type ?? null,
  province: record?.province ?? '',
  city: record?.city ?? '',
  checkInTime: record ? (record.checkInTime ?? '') : now,
  checkOutTime: record?.checkOutTime ?? '',
  hotelId: null,
  roomId: null,
});

const labels = labelsOf(addIsolation.input);

/** An edit leaves what it does not send as it is: an emptied time would stay, so that it is refused. */
export function emptiedTimes({ checkInTime, checkOutTime }: PersonDraft): FormErrors {
  return {
    ...(checkInTime === '' && { checkInTime: `${labels.checkInTime}不能为空` }),
    ...(checkOutTime === '' && { checkOutTime: `${labels.checkOutTime}不能为空` }),
  };
}
