import { Isolation, IsolationStatus, personTypeLabel } from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Role } from '@anzhu/api/contract/role';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import { nothing } from '@anzhu/api/rules/timeText';
import { TimeCell, TitleCell, type Column, type TitleCellProps } from '@anzhu/ui/Table';
import { actionsColumn, StatusTag } from '../kit/index.ts';
import { PhoneCell } from '../phone/index.ts';
import { IsolationMarkTag } from './IsolationMarkTag.tsx';
import { personActions, type PersonAction } from './personActions.ts';
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

const time = (id: 'checkInTime' | 'checkOutTime'): Column<Isolation> => ({
  id,
  header: labels[id],
  width: 144,
  cell: (person) => <TimeCell value={person[id]} />,
});

/** The columns of the people in isolation, with their actions. Keep them in a memo. */
export const isolationColumns = ({
  role,
  isHotelShown,
  now,
  linkOf,
  onAction,
}: IsolationColumnOptions): Column<Isolation>[] => [
  {
    id: 'name',
    header: labels.name,
    width: 96,
    pin: 'start',
    cell: (person) => <TitleCell {...(linkOf(person) as TitleCellProps)}>{person.name}</TitleCell>,
  },
  {
    id: 'progress',
    header: progressLabel,
    width: 112,
    cell: (person) => progressOf(person, now),
  },
  {
    id: 'status',
    header: labels.status,
    width: 104,
    cell: (person) => <StatusTag look={isolationLookOf(person, now)} />,
  },
  { id: 'room', header: labels.roomName, width: 72, cell: ({ roomName }) => roomName ?? nothing },
  ...(isHotelShown
    ? [
        {
          id: 'hotel',
          header: labels.hotelName,
          width: 116,
          cell: ({ hotelName }: Isolation) => hotelName ?? nothing,
        },
      ]
    : []),
  {
    id: 'type',
    header: labels.type,
    width: 108,
    cell: ({ type }) => (type === null ? nothing : personTypeLabel[type]),
  },
  time('checkInTime'),
  time('checkOutTime'),
  {
    id: 'phone',
    header: labels.phone,
    width: 124,
    cell: ({ phone, isPhoneUnverified }) => (
      <PhoneCell phone={phone} isUnverified={isPhoneUnverified} />
    ),
  },
  {
    id: 'idCard',
    header: labels.idCard,
    width: 160,
    cell: ({ idCard }) => (idCard ? maskIdCard(idCard) : nothing),
  },
  { id: 'province', header: labels.province, width: 88, phone: 'hidden', cell: originOf },
  actionsColumn('more', (person) => personActions(person, role), onAction),
];
