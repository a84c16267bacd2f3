import { Isolation, IsolationStatus, personTypeLabel } from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { formatMinute, formatSpan, nothing } from '@anzhu/api/rules/timeText';
import type { Description } from '@anzhu/ui/DescriptionList';
import { keptFact, StatusTag } from '../kit/index.ts';
import { PhoneText } from '../phone/index.ts';
import { IsolationMarkTag } from './IsolationMarkTag.tsx';
import { isolationLookOf } from './status.ts';

export const labels = labelsOf(Isolation);

/** The label of the planned days. */
export const progressLabel = '隔离进度';

/** How far the isolation of a person is; nothing once it has ended. */
export function progressOf({ status, checkInTime, checkOutTime }: Isolation, now: string) {
  if (status !== IsolationStatus.isolating || !checkInTime || !checkOutTime) return nothing;
  return <IsolationMarkTag {...{ checkInTime, checkOutTime, now }} />;
}

/** Province and city as one text. */
export const originOf = ({ province, city }: Pick<Isolation, 'province' | 'city'>): string =>
  [province, city].filter(Boolean).join(' ') || nothing;

/** Where and until when a person is in isolation. */
export const stayFacts = (person: Isolation): Description[] => [
  { label: labels.hotelName, value: person.hotelName },
  { label: labels.roomName, value: person.roomName },
  { label: labels.checkInTime, value: formatMinute(person.checkInTime) },
  { label: labels.checkOutTime, value: formatMinute(person.checkOutTime) },
];

/** Who a person is, and why in isolation. */
export const identityFacts = (person: Isolation): Description[] => [
  { label: labels.type, value: person.type === null ? null : personTypeLabel[person.type] },
  {
    label: labels.phone,
    value: <PhoneText phone={person.phone} isUnverified={person.isPhoneUnverified} />,
  },
  // Half of a phone is too narrow for 18 digits.
  { label: labels.idCard, value: person.idCard, isDouble: true },
  { label: labels.email, value: person.email },
  { label: labels.province, value: originOf(person) },
  ...keptFact(person.kept),
];

/** All that is known of a person, below their name. */
export const reportFacts = (person: Isolation, now: string): Description[] => [
  { label: labels.status, value: <StatusTag look={isolationLookOf(person, now)} /> },
  { label: progressLabel, value: progressOf(person, now) },
  ...identityFacts(person),
  ...stayFacts(person),
];

/** All that is known of a person. */
export const personFacts = (person: Isolation, now: string): Description[] => [
  { label: labels.name, value: person.name },
  ...reportFacts(person, now),
];

/** The facts that decide, in one line: from when to when, and how long. */
export function leadOf({ checkInTime, checkOutTime }: Isolation): string[] {
  if (!checkInTime || !checkOutTime) return [];
  return [
    formatSpan(checkInTime, checkOutTime),
    `${daysBetween(dayOf(checkInTime), dayOf(checkOutTime))} 天`,
  ];
}
