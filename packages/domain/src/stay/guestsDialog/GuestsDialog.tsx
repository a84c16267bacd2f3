import { personTypeLabel } from '@anzhu/api/contract/isolation';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { DocumentKind, sexLabel, StoredGuest } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Room } from '@anzhu/api/contract/room';
import { roomIsolationPerson } from '@anzhu/api/contract/stay';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList, type Description } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import { Heading } from '@anzhu/ui/Text';
import type { ReactNode } from 'react';
import { IsolationMarkTag } from '../../isolation/index.ts';
import { documentNumberLabel } from '../guest/checkGuests.ts';

export type IsolationPerson = DataOf<typeof roomIsolationPerson>;

/** Who is in a room: the guests of a stay, or the person of an isolation room. */
export type RoomPeople =
  | { kind: 'guests'; guests: readonly StoredGuest[] }
  | { kind: 'isolation'; person: IsolationPerson };

export interface GuestsDialogProps {
  /** The occupied room. */
  room: Room;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** Undefined while they are being loaded. */
  people: RoomPeople | undefined;
  /** Why the last load failed, and what 重试 does. What was loaded before stays. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** How often a guest came, by the document number: rendered below their facts. */
  knownGuest?: ((idcard: string) => ReactNode) | undefined;
  /** Opens 修改入住人; left out where that is not allowed. */
  onModify?: (() => void) | undefined;
  /** Closing was requested: 关闭, × or Esc. The caller stops rendering the dialog. */
  onClose: () => void;
}

const guestLabels = labelsOf(StoredGuest);
const personLabels = labelsOf(roomIsolationPerson.data);

function guestFacts(guest: StoredGuest): Description[] {
  const kind = guest.documentKind ?? DocumentKind.residentId;
  return [
    { label: guestLabels.personName, value: guest.personName },
    {
      label: guestLabels.personSex,
      value: guest.personSex === null ? null : sexLabel[guest.personSex],
    },
    { label: documentNumberLabel(kind), value: guest.personIdcard },
    { label: guestLabels.personNumber, value: guest.personNumber },
  ];
}

function personFacts(person: IsolationPerson, now: string): Description[] {
  const { checkInTime, checkOutTime } = person;
  return [
    { label: personLabels.name, value: person.name },
    { label: personLabels.type, value: person.type === null ? null : personTypeLabel[person.type] },
    { label: personLabels.phone, value: person.phone },
    { label: personLabels.idCard, value: person.idCard },
    { label: personLabels.email, value: person.email },
    ...(checkInTime && checkOutTime
      ? [
          {
            label: '隔离进度',
            value: <IsolationMarkTag {...{ checkInTime, checkOutTime, now }} />,
          },
        ]
      : []),
    { label: personLabels.checkInTime, value: formatMinute(checkInTime) },
    { label: personLabels.checkOutTime, value: formatMinute(checkOutTime) },
  ];
}

function People({
  people,
  now,
  knownGuest,
}: { people: RoomPeople } & Pick<GuestsDialogProps, 'now' | 'knownGuest'>) {
  if (people.kind === 'isolation') {
    return <DescriptionList items={personFacts(people.person, now)} columns={2} />;
  }
  if (people.guests.length === 0) return <EmptyState title="没有入住人" />;
  return (
    <Stack gap={5}>
      {people.guests.map((guest, index) => (
        <Stack key={guest.personIdcard ?? index} gap={2}>
          <Heading level={3} size="body">
            第 {index + 1} 位
          </Heading>
          <DescriptionList items={guestFacts(guest)} columns={2} />
          {guest.personIdcard && knownGuest?.(guest.personIdcard)}
        </Stack>
      ))}
    </Stack>
  );
}

/**
 * 查看入住人: who is in a room, to be read; of an isolation room the person and how far the isolation
 * is. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function GuestsDialog(props: GuestsDialogProps) {
  const { room, now, people, error, knownGuest, onModify, onClose } = props;
  return (
    <Dialog
      isOpen
      title={`查看入住人 · ${room.name}`}
      onClose={onClose}
      footer={
        <>
          {onModify && <Button onPress={onModify}>修改入住人</Button>}
          <Button onPress={onClose}>关闭</Button>
        </>
      }
    >
      {error && <ErrorState {...error} />}
      {!error && !people && <LoadingState />}
      {!error && people && <People {...{ people, now, knownGuest }} />}
    </Dialog>
  );
}
