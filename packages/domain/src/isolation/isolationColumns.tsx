import { personTypeLabel, type Isolation } from '@anzhu/api/contract/isolation';
import type { Role } from '@anzhu/api/contract/role';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import { nothing } from '@anzhu/api/rules/timeText';
import type { LinkTarget } from '@anzhu/ui/Button';
import { TitleCell, type Column } from '@anzhu/ui/Table';
import { actionsColumn, fieldColumns, StatusTag } from '../kit/index.ts';
import { PhoneCell } from '../phone/index.ts';
import { labels, originOf, progressLabel, progressOf } from './facts.tsx';
import { personActions, type PersonAction } from './personActions.ts';
import { isolationLookOf } from './status.ts';

const { column, text, time } = fieldColumns<Isolation, keyof typeof labels>(labels);

/** What the columns depend on. */
export interface IsolationColumnOptions {
  role: Role | null;
  /** Off for the people of one hotel. */
  isHotelShown: boolean;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** Opens a person, from the name. */
  linkOf: (person: Isolation) => LinkTarget;
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
  column('name', 96, (person) => <TitleCell {...linkOf(person)}>{person.name}</TitleCell>, {
    pin: 'start',
  }),
  {
    id: 'progress',
    header: progressLabel,
    width: 112,
    cell: (person) => progressOf(person, now),
    phone: 'second',
  },
  column('status', 104, (person) => <StatusTag look={isolationLookOf(person, now)} />, {
    phone: 'mark',
  }),
  text('roomName', 72, { id: 'room', phone: 'second' }),
  ...(isHotelShown ? [text('hotelName', 116, { id: 'hotel', phone: 'second' })] : []),
  column('type', 108, ({ type }) => (type === null ? nothing : personTypeLabel[type]), {
    phone: 'third',
  }),
  time('checkInTime', 144, 'minute', { phone: 'hidden' }),
  time('checkOutTime', 144, 'minute', { phone: 'hidden' }),
  column(
    'phone',
    124,
    ({ phone, isPhoneUnverified }) => <PhoneCell phone={phone} isUnverified={isPhoneUnverified} />,
    { phone: 'third' },
  ),
  column('idCard', 160, ({ idCard }) => (idCard ? maskIdCard(idCard) : nothing), {
    phone: 'hidden',
  }),
  column('province', 88, originOf, { phone: 'hidden' }),
  actionsColumn(1, (person) => personActions(person, role, now), onAction),
];
