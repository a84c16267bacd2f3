import type { DataOf } from '@anzhu/api/contract/endpoint';
import { DocumentKind, documentKindLabel, nationalityOf } from '@anzhu/api/contract/document';
import { sexLabel, StoredGuest } from '@anzhu/api/contract/guest';
import { personTypeLabel } from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import { roomIsolationPerson } from '@anzhu/api/contract/stay';
import { nationalityName } from '@anzhu/api/rules/nationalities';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Link, type LinkTarget } from '@anzhu/ui/Button';
import { DescriptionList, type Description } from '@anzhu/ui/DescriptionList';
import { Stack } from '@anzhu/ui/Layout';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';
import { IsolationMarkTag } from '../../isolation/index.ts';
import { documentNumberLabel } from './checkGuests.ts';

type IsolationPerson = DataOf<typeof roomIsolationPerson>;

/** Who is in a room: the guests of a stay, or the person of an isolation room. */
export type RoomPeople =
  | { kind: 'guests'; guests: readonly StoredGuest[] }
  | { kind: 'isolation'; person: IsolationPerson };

export interface RoomGuestsProps {
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** Undefined while they are being loaded. */
  people: RoomPeople | undefined;
  /** Why the last load failed, and what 重试 does. What was loaded before stays. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** How often a guest came, by the document number: rendered below their facts. */
  knownGuest?: ((idcard: string) => ReactNode) | undefined;
  /** The record of the person in isolation, where the reader has its screen. */
  personLink?: LinkTarget | undefined;
}

const guestLabels = labelsOf(StoredGuest);
const personLabels = labelsOf(roomIsolationPerson.data);

/** Who is responsible for a minor, as far as it was said. */
const guardianFacts = (guest: StoredGuest): Description[] =>
  (['guardianName', 'guardianRelation', 'guardianPhone'] as const).flatMap((name) =>
    guest[name] ? [{ label: guestLabels[name], value: guest[name] }] : [],
  );

/** What a document was registered with. */
function documentFacts(guest: StoredGuest, documentKind: DocumentKind): Description[] {
  if (documentKind === DocumentKind.residentId) return [];
  const { birthDate, entryDate, stayUntil } = guest;
  const nationality = nationalityOf({ ...guest, documentKind, idcard: guest.personIdcard ?? '' });
  const days = { birthDate, entryDate, stayUntil };
  const facts = { nationality: nationality && nationalityName(nationality), ...days };
  return Object.entries(facts).flatMap(([name, value]) =>
    value ? [{ label: guestLabels[name as keyof typeof facts], value }] : [],
  );
}

function guestFacts(guest: StoredGuest): Description[] {
  const kind = guest.documentKind ?? DocumentKind.residentId;
  return [
    { label: guestLabels.personName, value: guest.personName },
    {
      label: guestLabels.personSex,
      value: guest.personSex === null ? null : sexLabel[guest.personSex],
    },
    ...(kind === DocumentKind.residentId
      ? []
      : [{ label: guestLabels.documentKind, value: documentKindLabel[kind] }]),
    { label: documentNumberLabel(kind), value: guest.personIdcard },
    ...documentFacts(guest, kind),
    { label: guestLabels.personNumber, value: guest.personNumber },
    ...guardianFacts(guest),
  ];
}

function personFacts(
  person: IsolationPerson,
  { now, personLink }: Pick<RoomGuestsProps, 'now' | 'personLink'>,
): Description[] {
  const { name, checkInTime, checkOutTime } = person;
  return [
    { label: personLabels.name, value: personLink ? <Link {...personLink}>{name}</Link> : name },
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

/**
 * Who is in a room, in its record: the guests of a stay with what the hotel knows of them; of an isolation room the
 * person and how far the isolation is.
 */
export function RoomGuests({ people, error, knownGuest, ...ofPerson }: RoomGuestsProps) {
  if (error) return <ErrorState {...error} />;
  if (!people) return <LoadingState />;
  if (people.kind === 'isolation') {
    return <DescriptionList items={personFacts(people.person, ofPerson)} layout="beside" />;
  }
  if (people.guests.length === 0) return <EmptyState isCompact title="没有入住人" />;
  return (
    <Stack gap={5}>
      {people.guests.map((guest, index) => (
        <Stack key={guest.personIdcard ?? index} gap={2}>
          <DescriptionList items={guestFacts(guest)} layout="beside" />
          {guest.personIdcard && knownGuest?.(guest.personIdcard)}
        </Stack>
      ))}
    </Stack>
  );
}
