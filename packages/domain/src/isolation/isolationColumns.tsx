import { Isolation, IsolationStatus, personTypeLabel } from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Role } from '@anzhu/api/contract/role';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import { nothing } from '@anzhu/api/rules/timeText';
import { TitleCell, type Column, type TitleCellProps } from '@anzhu/ui/Table';
import { actionsColumn, fieldColumns, StatusTag } from '../kit/index.ts';
import { PhoneCell } from '../phone/index.ts';
import { IsolationMarkTag } from './IsolationMarkTag.tsx';
import { personActions, type PersonAction } from './personActions.ts';
import { isolationLookOf } from './status.ts';

export const labels = labelsOf(Isolation);
const { column, text, time } = fieldColumns<Isolation, keyof typeof labels>(labels);

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

/** What the columns depend on. */
export interface IsolationColumnOptions {
  role: Role | null;
  /** Off for the people of one hotel. */
  isHotelShown: boolean;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** Where the name leads: to the person's page. */
  linkOf: (person: Isolation) => Omit<TitleCellProps, 'children'>;
  onAction: (action: PersonAction, person: Isolation) => void;
}

/** The columns of the people in isolation, with their actions. Keep them in a memo. */
export const isolationColumns = ({
  role,
  isHotelShown,
  now,
  linkOf,
  onAction,
}: IsolationColumnOptions): Column<Isolation>[] => [
  column(
    'name',
    96,
    (person) => <TitleCell {...(linkOf(person) as TitleCellProps)}>{person.name}</TitleCell>,
    { pin: 'start' },
  ),
  { id: 'progress', header: progressLabel, width: 112, cell: (person) => progressOf(person, now) },
  column('status', 104, (person) => <StatusTag look={isolationLookOf(person, now)} />),
  text('roomName', 72, { id: 'room' }),
  ...(isHotelShown ? [text('hotelName', 116, { id: 'hotel' })] : []),
  column('type', 108, ({ type }) => (type === null ? nothing : personTypeLabel[type])),
  time('checkInTime', 144, 'minute'),
  time('checkOutTime', 144, 'minute'),
  column('phone', 124, ({ phone, isPhoneUnverified }) => (
    <PhoneCell phone={phone} isUnverified={isPhoneUnverified} />
  )),
  column('idCard', 160, ({ idCard }) => (idCard ? maskIdCard(idCard) : nothing)),
  column('province', 88, originOf, { phone: 'hidden' }),
  actionsColumn('more', (person) => personActions(person, role), onAction),
];
