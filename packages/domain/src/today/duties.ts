import { labelsOf } from '@anzhu/api/contract/label';
import { Today } from '@anzhu/api/contract/today';
import {
  BedSingle,
  Brush,
  CalendarClock,
  CalendarX,
  ClipboardCheck,
  Clock,
  Hand,
  Hourglass,
  LogIn,
  LogOut,
  PackageCheck,
  ReceiptText,
  TestTubeDiagonal,
  Thermometer,
  UserX,
  Wallet,
  type Icon,
} from '@anzhu/ui/Icon';
import type { Tone } from '@anzhu/ui/theme';

const labels = labelsOf(Today);

/** How each kind of duty is shown, the most urgent first. */
export const dutyKinds = [
  { id: 'overdue', label: labels.overdue, tone: 'danger', Icon: Clock },
  { id: 'abnormal', label: labels.abnormal, tone: 'danger', Icon: Thermometer },
  { id: 'pendingOrders', label: labels.pendingOrders, tone: 'danger', Icon: CalendarX },
  { id: 'paidTwice', label: labels.paidTwice, tone: 'danger', Icon: Wallet },
  { id: 'dueOut', label: labels.dueOut, tone: 'warning', Icon: LogOut },
  { id: 'noShow', label: labels.noShow, tone: 'warning', Icon: UserX },
  { id: 'late', label: labels.late, tone: 'warning', Icon: Hourglass },
  { id: 'leftOpen', label: labels.leftOpen, tone: 'warning', Icon: ReceiptText },
  { id: 'dueIn', label: labels.dueIn, tone: 'info', Icon: LogIn },
  { id: 'unassigned', label: labels.unassigned, tone: 'warning', Icon: BedSingle },
  { id: 'releaseDue', label: labels.releaseDue, tone: 'warning', Icon: CalendarClock },
  { id: 'untested', label: labels.untested, tone: 'warning', Icon: TestTubeDiagonal },
  { id: 'toClean', label: labels.toClean, tone: 'warning', Icon: Brush },
  { id: 'toInspect', label: labels.toInspect, tone: 'info', Icon: ClipboardCheck },
  { id: 'refundRequests', label: labels.refundRequests, tone: 'danger', Icon: Hand },
  { id: 'daysToClose', label: labels.daysToClose, tone: 'warning', Icon: CalendarClock },
  {
    id: 'declarationsToReview',
    label: labels.declarationsToReview,
    tone: 'warning',
    Icon: ClipboardCheck,
  },
  { id: 'materialsToReview', label: labels.materialsToReview, tone: 'warning', Icon: PackageCheck },
] as const satisfies readonly { id: keyof Today; label: string; tone: Tone; Icon: Icon }[];

export type DutyKind = (typeof dutyKinds)[number]['id'];

/** The duties of the desk, and those of the isolation programme; rooms are cleaned in both. */
const ofIsolation: ReadonlySet<DutyKind> = new Set([
  'abnormal',
  'releaseDue',
  'untested',
  'declarationsToReview',
  'materialsToReview',
]);

const ofBoth: ReadonlySet<DutyKind> = new Set(['toClean', 'toInspect']);

/** Whether a kind stands in the queue of a view. */
export const isInView = (kind: DutyKind, view: 'order' | 'isolation'): boolean =>
  ofBoth.has(kind) || ofIsolation.has(kind) === (view === 'isolation');
