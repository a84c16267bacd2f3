import { transferIsolation } from '@anzhu/api/contract/assignment';
import { mayCall, type Endpoint } from '@anzhu/api/contract/endpoint';
import {
  deleteIsolation,
  IsolationStatus,
  isolationStatusLabel,
  modifyIsolation,
  type Isolation,
} from '@anzhu/api/contract/isolation';
import type { Role } from '@anzhu/api/contract/role';
import { changeRoom, isolationCheckOut } from '@anzhu/api/contract/stay';
import { isolationRemoval } from '@anzhu/api/rules/isolation';

/** What can be done with a person of the list. */
export type PersonAction = 'edit' | 'changeRoom' | 'transfer' | 'exit' | 'remove';

/** The fields that the rules depend on. */
type PersonState = Pick<Isolation, 'status' | 'roomId' | 'checkInTime'>;

interface PersonRule {
  label: string;
  /** It cannot be taken back. */
  tone?: 'danger';
  /** The call that it sends: a role that may not call it is not offered it. */
  call: Endpoint;
  /** Why it is not possible now; null when it is. */
  refusal?: (person: PersonState, now: string) => string | null;
}

/** Only who is in isolation is in a room. */
const notInRoom =
  (action: string) =>
  ({ status, roomId }: PersonState): string | null => {
    if (status !== IsolationStatus.isolating) {
      return `隔离状态为「${isolationStatusLabel[status]}」，不能${action}`;
    }
    return roomId === null ? `没有入住隔离房，不能${action}` : null;
  };

const rules: Record<PersonAction, PersonRule> = {
  edit: { label: '编辑', call: modifyIsolation },
  changeRoom: { label: '换房', call: changeRoom, refusal: notInRoom('换房') },
  exit: { label: '退出隔离', call: isolationCheckOut, refusal: notInRoom('退出隔离') },
  transfer: {
    label: '转至其他酒店',
    call: transferIsolation,
    refusal: notInRoom('转至其他酒店'),
  },
  remove: {
    label: '删除',
    tone: 'danger',
    call: deleteIsolation,
    refusal: isolationRemoval,
  },
};

/** What a role is offered for a person; what is not possible now says why (spec: roles; rooms and stays). */
export function personActions(person: PersonState, role: Role | null, now: string) {
  return (Object.keys(rules) as PersonAction[])
    .filter((id) => mayCall(rules[id].call, role))
    .map((id) => ({
      id,
      label: rules[id].label,
      tone: rules[id].tone,
      disabledReason: rules[id].refusal?.(person, now) ?? undefined,
    }));
}
