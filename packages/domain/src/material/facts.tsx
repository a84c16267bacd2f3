import { labelsOf } from '@anzhu/api/contract/label';
import { MaterialApplication, type Urgency, urgencyLabel } from '@anzhu/api/contract/material';
import { formatSlashedDay, nothing } from '@anzhu/api/rules/timeText';
import type { DescriptionListProps } from '@anzhu/ui/DescriptionList';
import type { LinkTarget } from '@anzhu/ui/Button';
import type { RecordHeadProps } from '@anzhu/ui/RecordPanel';
import type { Column } from '@anzhu/ui/Table';
import { actionsColumn, fieldColumns, linkTitle, StatusTag } from '../kit/index.ts';
import { notPendingReason, reviewRowActions, reviewStatusLook } from '../review/index.ts';
import { dots, urgency } from './UrgencyMark.css.ts';

const labels = labelsOf(MaterialApplication);
const { column, text } = fieldColumns<MaterialApplication, keyof typeof labels>(labels);

/** The word of the messages that an application cannot be reviewed or deleted. */
export const subject = '物资申请';

/** 200 盒; a unit without a number says nothing. */
export const quantityOf = ({
  applyNum,
  thingUnit,
}: Pick<MaterialApplication, 'applyNum' | 'thingUnit'>): string | null =>
  typeof applyNum === 'number' ? `${applyNum} ${thingUnit ?? ''}`.trim() : null;

/** How urgent an application is: one to three dots and the word, so that it is not taken for a status. */
const UrgencyMark = ({ level }: { level: Urgency }) => (
  <span className={urgency}>
    <span className={dots({ level })} aria-hidden="true" />
    {urgencyLabel[level]}
  </span>
);

const urgencyOf = ({ emergencyLevel }: MaterialApplication) =>
  emergencyLevel === null ? null : <UrgencyMark level={emergencyLevel} />;
export const statusOf = ({ reviewStatus }: MaterialApplication) => (
  <StatusTag look={reviewStatusLook[reviewStatus]} />
);

/** What is applied for, how much of it, and how urgently. */
export const materialHead = (application: MaterialApplication): RecordHeadProps => ({
  title: [application.applyThing, quantityOf(application)].filter(Boolean).join(' · '),
  mark: (
    <>
      {statusOf(application)}
      {urgencyOf(application)}
    </>
  ),
  lead: [application.hotelName, formatSlashedDay(application.createTime)].filter(
    (fact) => fact !== null,
  ),
});

/** What is said of an application; its note not while that is written. */
export const materialFacts = (
  application: MaterialApplication,
  { hasNote }: { hasNote: boolean },
): DescriptionListProps['items'] => [
  { label: labels.applyRemarks, value: application.applyRemarks, isWide: true },
  ...(hasNote
    ? [{ label: labels.reviewRemarks, value: application.reviewRemarks, isWide: true }]
    : []),
];

const facts = (hasHotel: boolean): Column<MaterialApplication>[] => [
  text('applyThing', 160, { pin: 'start' }),
  ...(hasHotel ? [text('hotelName', 116, { id: 'hotel', phone: 'third' })] : []),
  column('applyNum', 88, (row) => quantityOf(row) ?? nothing, {
    align: 'end',
    phone: 'second',
  }),
  column('emergencyLevel', 112, (row) => urgencyOf(row) ?? nothing, { phone: 'second' }),
  column('createTime', 112, ({ createTime }) => formatSlashedDay(createTime), {
    phone: 'second',
  }),
  column('reviewStatus', 104, statusOf, { phone: 'mark' }),
  column('reviewRemarks', 200, ({ reviewRemarks }) => reviewRemarks || nothing, {
    phone: 'hidden',
  }),
];

/** The columns of all hotels' applications, for reviewers; their title opens the review. Keep them in a memo. */
export const materialReviewColumns = (
  linkOf: (row: MaterialApplication) => LinkTarget,
  onReview: (row: MaterialApplication) => void,
): Column<MaterialApplication>[] => [
  ...linkTitle(facts(true), linkOf),
  actionsColumn<MaterialApplication, 'review'>(
    1,
    ({ reviewStatus }) => reviewRowActions(subject, reviewStatus),
    (_, row) => onReview(row),
  ),
];

/** What a hotel can do with an application of its own: only a pending one can be deleted. */
export const ownMaterialActions = ({ reviewStatus }: MaterialApplication) =>
  [
    {
      id: 'remove',
      label: '删除',
      tone: 'danger',
      disabledReason: notPendingReason(subject, reviewStatus, '删除'),
    },
  ] as const;

/** The columns of a hotel's own applications. Keep them in a memo. */
export const ownMaterialColumns = (
  onAction: (action: 'remove', row: MaterialApplication) => void,
): Column<MaterialApplication>[] => [
  ...facts(false),
  actionsColumn<MaterialApplication, 'remove'>(0, ownMaterialActions, onAction),
];
