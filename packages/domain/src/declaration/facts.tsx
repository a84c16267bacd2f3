import { Declaration } from '@anzhu/api/contract/declaration';
import { personTypeLabel } from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import { formatDay, nothing } from '@anzhu/api/rules/timeText';
import type { DescriptionListProps } from '@anzhu/ui/DescriptionList';
import { TimeCell, type Column } from '@anzhu/ui/Table';
import { actionsColumn, StatusTag } from '../kit/index.ts';
import { PhoneCell, PhoneText } from '../phone/index.ts';
import { reviewRowActions, reviewStatusLook, type ReviewMode } from '../review/index.ts';

const labels = labelsOf(Declaration);

/** The word of the message that a declaration cannot be reviewed. */
export const subject = '申报';

const typeOf = ({ type }: Declaration): string => (type === null ? nothing : personTypeLabel[type]);

/** What is said of the review and of the place. */
type AssignmentAndNote = 'hotelName' | 'roomTypeName' | 'roomName' | 'remark';

/** The facts of a declaration, and those of its place and its note that are to be shown. */
export const declarationFacts = (
  declaration: Declaration,
  shown: Partial<Record<AssignmentAndNote, string | null>>,
): DescriptionListProps['items'] => [
  { label: labels.name, value: declaration.name },
  {
    label: labels.reviewStatus,
    value: <StatusTag look={reviewStatusLook[declaration.reviewStatus]} />,
  },
  { label: labels.idCard, value: declaration.idCard },
  {
    label: labels.phone,
    value: <PhoneText phone={declaration.phone} isUnverified={declaration.isPhoneUnverified} />,
  },
  { label: labels.type, value: typeOf(declaration) },
  { label: labels.createTime, value: formatDay(declaration.createTime) },
  { label: labels.checkInTime, value: formatDay(declaration.checkInTime) },
  { label: labels.checkOutTime, value: formatDay(declaration.checkOutTime) },
  ...(['hotelName', 'roomTypeName', 'roomName', 'remark'] as const)
    .filter((name) => shown[name] !== undefined)
    .map((name) => ({ label: labels[name], value: shown[name], isWide: name === 'remark' })),
];

const day = (id: 'checkInTime' | 'checkOutTime'): Column<Declaration> => ({
  id,
  header: labels[id],
  width: 108,
  cell: (row) => <TimeCell value={row[id]} precision="day" />,
});

const facts: Column<Declaration>[] = [
  { id: 'name', header: labels.name, width: 96, pin: 'start', cell: ({ name }) => name },
  {
    id: 'idCard',
    header: labels.idCard,
    width: 160,
    cell: ({ idCard }) => idCard || nothing,
  },
  {
    id: 'phone',
    header: labels.phone,
    width: 124,
    cell: ({ phone, isPhoneUnverified }) => (
      <PhoneCell phone={phone} isUnverified={isPhoneUnverified} />
    ),
  },
  { id: 'type', header: labels.type, width: 108, cell: typeOf },
  day('checkInTime'),
  day('checkOutTime'),
  {
    id: 'reviewStatus',
    header: labels.reviewStatus,
    width: 104,
    cell: ({ reviewStatus }) => <StatusTag look={reviewStatusLook[reviewStatus]} />,
  },
];

/** The columns of the declarations. Keep them in a memo. */
export const declarationColumns = (
  onAction: (mode: ReviewMode, row: Declaration) => void,
): Column<Declaration>[] => [
  ...facts,
  actionsColumn<Declaration, ReviewMode>(
    2,
    ({ reviewStatus }) => reviewRowActions(subject, reviewStatus),
    onAction,
  ),
];
