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
import { Inline, Stack } from '@anzhu/ui/Layout';
import { RecordLead } from '@anzhu/ui/RecordPanel';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import type { ReactNode } from 'react';
import { IsolationMarkTag } from '../../isolation/index.ts';

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

/** Label and value of those that were said: 监护人 王示例. */
const said = (guest: StoredGuest, names: readonly (keyof typeof guestLabels)[]): string[] =>
  names.flatMap((name) => (guest[name] ? [`${guestLabels[name]} ${guest[name]}`] : []));

/** Who a guest is in one line, document and phone below; of visitors their days, of minors who is responsible. */
function GuestLines({ guest }: { guest: StoredGuest }) {
  const { personName, personSex, personIdcard, personNumber } = guest;
  const documentKind = guest.documentKind ?? DocumentKind.residentId;
  const isResident = documentKind === DocumentKind.residentId;
  const nationality = isResident
    ? null
    : nationalityOf({ ...guest, documentKind, idcard: personIdcard ?? '' });
  const lines = [
    [
      personIdcard && `${documentKindLabel[documentKind]} ${personIdcard}`,
      personNumber && `${guestLabels.personNumber} ${personNumber}`,
    ].flatMap((fact) => (fact ? [fact] : [])),
    isResident ? [] : said(guest, ['birthDate', 'entryDate', 'stayUntil']),
    said(guest, ['guardianName', 'guardianRelation', 'guardianPhone']),
  ].filter((facts) => facts.length > 0);
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Text isStrong>{personName}</Text>
        {personSex !== null && <Text tone="muted">{sexLabel[personSex]}</Text>}
        {nationality && <Text tone="muted">{nationalityName(nationality)}</Text>}
      </Inline>
      {lines.map((facts) => (
        <Text key={facts.join()} as="div" size="small" tone="muted">
          <RecordLead facts={facts} />
        </Text>
      ))}
    </Stack>
  );
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
          <GuestLines guest={guest} />
          {guest.personIdcard && knownGuest?.(guest.personIdcard)}
        </Stack>
      ))}
    </Stack>
  );
}
