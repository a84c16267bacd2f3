import { Declaration } from '@anzhu/api/contract/declaration';
import { personTypeLabel } from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { formatDay, formatSpan, nothing } from '@anzhu/api/rules/timeText';
import type { DescriptionListProps } from '@anzhu/ui/DescriptionList';
import type { LinkTarget } from '@anzhu/ui/Button';
import type { RecordHeadProps } from '@anzhu/ui/RecordPanel';
import type { Column } from '@anzhu/ui/Table';
import { actionsColumn, fieldColumns, linkTitle, StatusTag } from '../kit/index.ts';
import { PhoneCell, PhoneText } from '../phone/index.ts';
import { reviewRowActions, reviewStatusLook } from '../review/index.ts';

const labels = labelsOf(Declaration);
const { column, text, time } = fieldColumns<Declaration, keyof typeof labels>(labels);

/** The word of the message that a declaration cannot be reviewed. */
export const subject = '申报';

const typeOf = ({ type }: Declaration): string => (type === null ? nothing : personTypeLabel[type]);

/** What is said of the review and of the place. */
type AssignmentAndNote = 'hotelName' | 'roomTypeName' | 'roomName' | 'remark';

/** Who is declared, as what, and from when to when. */
export const declarationHead = (declaration: Declaration): RecordHeadProps => {
  const { name, reviewStatus, checkInTime, checkOutTime } = declaration;
  return {
    title: [name, typeOf(declaration)].filter(Boolean).join(' · '),
    mark: <StatusTag look={reviewStatusLook[reviewStatus]} />,
    lead:
      checkInTime && checkOutTime
        ? [
            formatSpan(checkInTime, checkOutTime),
            `${daysBetween(dayOf(checkInTime), dayOf(checkOutTime))} 天`,
          ]
        : undefined,
  };
};

/** The facts of a declaration: those of its place and its note that are to be shown, then the rest. */
export const declarationFacts = (
  declaration: Declaration,
  shown: Partial<Record<AssignmentAndNote, string | null>>,
): DescriptionListProps['items'] => [
  ...(['hotelName', 'roomTypeName', 'roomName', 'remark'] as const)
    .filter((name) => shown[name] !== undefined)
    .map((name) => ({ label: labels[name], value: shown[name], isWide: name === 'remark' })),
  { label: labels.idCard, value: declaration.idCard },
  {
    label: labels.phone,
    value: <PhoneText phone={declaration.phone} isUnverified={declaration.isPhoneUnverified} />,
  },
  { label: labels.createTime, value: formatDay(declaration.createTime) },
];

const facts: Column<Declaration>[] = [
  text('name', 96, { pin: 'start' }),
  column('idCard', 160, ({ idCard }) => idCard || nothing, { phone: 'hidden' }),
  column(
    'phone',
    124,
    ({ phone, isPhoneUnverified }) => <PhoneCell phone={phone} isUnverified={isPhoneUnverified} />,
    { phone: 'second' },
  ),
  column('type', 108, typeOf, { phone: 'second' }),
  time('checkInTime', 108, 'day', { phone: 'third' }),
  time('checkOutTime', 108, 'day', { phone: 'third' }),
  column(
    'reviewStatus',
    104,
    ({ reviewStatus }) => <StatusTag look={reviewStatusLook[reviewStatus]} />,
    { phone: 'mark' },
  ),
];

/** The columns of the declarations; their title opens the review. Keep them in a memo. */
export const declarationColumns = (
  linkOf: (row: Declaration) => LinkTarget,
  onReview: (row: Declaration) => void,
): Column<Declaration>[] => [
  ...linkTitle(facts, linkOf),
  actionsColumn<Declaration, 'review'>(
    1,
    ({ reviewStatus }) => reviewRowActions(subject, reviewStatus),
    (_, row) => onReview(row),
  ),
];
