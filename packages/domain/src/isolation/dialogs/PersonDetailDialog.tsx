import { personTypeLabel, type Isolation } from '@anzhu/api/contract/isolation';
import { formatMinute } from '@anzhu/api/rules/timeText';
import type { Description } from '@anzhu/ui/DescriptionList';
import { StatusTag, ViewDialog, type ViewState } from '../../kit/index.ts';
import { PhoneText } from '../../phone/index.ts';
import { labels, originOf, progressLabel, progressOf } from '../isolationColumns.tsx';
import { isolationLookOf } from '../status.ts';

/** All that is known of a person. */
export const personFacts = (person: Isolation, now: string): Description[] => [
  { label: labels.name, value: person.name },
  { label: labels.type, value: person.type === null ? null : personTypeLabel[person.type] },
  { label: labels.status, value: <StatusTag look={isolationLookOf(person, now)} /> },
  { label: progressLabel, value: progressOf(person, now) },
  {
    label: labels.phone,
    value: <PhoneText phone={person.phone} isUnverified={person.isPhoneUnverified} />,
  },
  { label: labels.email, value: person.email },
  // Half of a phone is too narrow for 18 digits.
  { label: labels.idCard, value: person.idCard, isWide: true },
  { label: labels.province, value: originOf(person) },
  { label: labels.hotelName, value: person.hotelName },
  { label: labels.roomName, value: person.roomName },
  { label: labels.checkInTime, value: formatMinute(person.checkInTime) },
  { label: labels.checkOutTime, value: formatMinute(person.checkOutTime) },
];

export interface PersonDetailDialogProps extends ViewState {
  /** The masked row at first, then the whole record. */
  person: Isolation;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** The title of the dialog. @default '隔离人员详情' */
  title?: string | undefined;
}

/**
 * 查看: one person, with ID number and phone unmasked once they are loaded. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export const PersonDetailDialog = ({
  person,
  now,
  title = '隔离人员详情',
  ...state
}: PersonDetailDialogProps) => (
  <ViewDialog {...state} title={title} items={personFacts(person, now)} />
);
