import { labelsOf } from '@anzhu/api/contract/label';
import {
  PersonRequest,
  RequestApplicant,
  requestApplicantLabel,
  RequestAsk,
  requestAskLabel,
  RequestProof,
  requestProofLabel,
  RequestState,
  requestStateLabel,
} from '@anzhu/api/contract/personRequest';
import { requestActs } from '@anzhu/api/rules/personRequest';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import {
  fieldColumns,
  looksOf,
  StatusTag,
  type Fact,
  type RowAction,
  type StatusLook,
} from '../kit/index.ts';

const labels = labelsOf(PersonRequest);
const { column, text, time } = fieldColumns<PersonRequest, keyof typeof labels>(labels);

const stateLook = looksOf(requestStateLabel, {
  [RequestState.pending]: { tone: 'warning', icon: 'hand' },
  [RequestState.done]: { tone: 'success', icon: 'check', isQuiet: true },
  [RequestState.rejected]: { tone: 'neutral', icon: 'ban', isQuiet: true },
});

/** 逾期 of what waits longer than it may. */
const overdue: StatusLook = { label: '待处理，已逾期', tone: 'danger', icon: 'alert' };

const lookOf = ({ state, dueDay }: PersonRequest, today: string): StatusLook =>
  state === RequestState.pending && dueDay < today ? overdue : stateLook[state];

/** The columns of the requests without their actions; also what their record shows. `today` is `yyyy-MM-dd`. */
export const requestFacts = (today: string): Column<PersonRequest>[] => [
  text('name', 136, { pin: 'start' }),
  column('state', 144, (row) => <StatusTag look={lookOf(row, today)} />, { phone: 'mark' }),
  column('ask', 96, ({ ask }) => requestAskLabel[ask], { phone: 'second' }),
  text('dueDay', 120, { phone: 'second' }),
  column('applicant', 152, ({ applicant }) => requestApplicantLabel[applicant], {
    phone: 'hidden',
  }),
  time('createTime', 144, 'minute', { phone: 'hidden' }),
  column('result', 240, ({ result }) => result ?? nothing, { phone: 'hidden' }),
];

/** What a record shows besides. */
export const requestNotes: Fact<PersonRequest>[] = [
  { id: 'idcard', header: labels.idcard, cell: ({ idcard }) => idcard ?? nothing },
  { id: 'number', header: labels.number, cell: ({ number }) => number ?? nothing },
  { id: 'proof', header: labels.proof, cell: ({ proof }) => requestProofLabel[proof] },
  text('createdBy', 104),
  text('handledBy', 104),
  time('handleTime', 144, 'minute'),
  {
    id: 'waiting',
    header: labels.waiting,
    cell: ({ waiting, waitsUntil }) =>
      waiting > 0 ? `${waiting} 条，最迟 ${waitsUntil}` : nothing,
  },
  { id: 'note', header: labels.note, cell: ({ note }) => note ?? nothing, isWide: true },
];

export type RequestRowAction = 'handle' | 'reject';

const handleLabel = {
  [RequestAsk.view]: '查阅',
  [RequestAsk.copy]: '提供副本',
  [RequestAsk.correct]: '更正',
  [RequestAsk.erase]: '删除',
} as const satisfies Record<RequestAsk, string>;

/** What a request offers. */
export const requestActions = (request: PersonRequest): RowAction<RequestRowAction>[] =>
  requestActs(request).length === 0
    ? []
    : [
        { id: 'handle', label: handleLabel[request.ask] },
        { id: 'reject', label: '拒绝' },
      ];

/** The choices of a form, as they are offered. */
export const choices = {
  ask: Object.values(RequestAsk).map((value) => ({ value, label: requestAskLabel[value] })),
  applicant: Object.values(RequestApplicant).map((value) => ({
    value,
    label: requestApplicantLabel[value],
  })),
  proof: Object.values(RequestProof).map((value) => ({ value, label: requestProofLabel[value] })),
};
