import { labelsOf } from '@anzhu/api/contract/label';
import { Today } from '@anzhu/api/contract/today';
import {
  BedSingle,
  Brush,
  CalendarClock,
  ClipboardCheck,
  Clock,
  Hand,
  LogIn,
  LogOut,
  PackageCheck,
  TestTubeDiagonal,
  Thermometer,
  UserX,
  type Icon,
} from '@anzhu/ui/Icon';
import type { Tone } from '@anzhu/ui/theme';

const labels = labelsOf(Today);

/** How each task is shown while something is to do, the most urgent first. */
export const todayTasks = [
  { id: 'overdue', label: labels.overdue, tone: 'danger', Icon: Clock },
  { id: 'abnormal', label: labels.abnormal, tone: 'danger', Icon: Thermometer },
  { id: 'refundRequests', label: labels.refundRequests, tone: 'danger', Icon: Hand },
  { id: 'unassigned', label: labels.unassigned, tone: 'warning', Icon: BedSingle },
  { id: 'noShow', label: labels.noShow, tone: 'warning', Icon: UserX },
  { id: 'releaseDue', label: labels.releaseDue, tone: 'warning', Icon: CalendarClock },
  { id: 'untested', label: labels.untested, tone: 'warning', Icon: TestTubeDiagonal },
  { id: 'dueIn', label: labels.dueIn, tone: 'info', Icon: LogIn },
  { id: 'dueOut', label: labels.dueOut, tone: 'info', Icon: LogOut },
  { id: 'toClean', label: labels.toClean, tone: 'warning', Icon: Brush },
  {
    id: 'declarationsToReview',
    label: labels.declarationsToReview,
    tone: 'warning',
    Icon: ClipboardCheck,
  },
  { id: 'materialsToReview', label: labels.materialsToReview, tone: 'warning', Icon: PackageCheck },
] as const satisfies readonly { id: keyof Today; label: string; tone: Tone; Icon: Icon }[];

export type TodayTask = (typeof todayTasks)[number];
export type TodayTaskId = TodayTask['id'];
