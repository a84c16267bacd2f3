import { yesNoLabel } from '@anzhu/api/contract/codecs';
import {
  checkTypeLabel,
  HealthTest,
  UntestedPerson,
  type UntestedPerson as Untested,
} from '@anzhu/api/contract/healthTest';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import type { LinkTarget } from '@anzhu/ui/Button';
import { TitleCell, type Column } from '@anzhu/ui/Table';
import { actionsColumn, fieldColumns, type RowAction } from '../kit/index.ts';
import { ResultTag } from './ResultTag.tsx';

const labels = labelsOf(HealthTest);
const { column, text, time } = fieldColumns<HealthTest, keyof typeof labels>(labels);

type TestAction = 'handle' | 'edit' | 'remove';

/** What can be done with a test: 处理 of an abnormal result, 编辑, and 删除 for those who may. */
export const healthTestActions = (
  { isHandled }: HealthTest,
  mayRemove: boolean,
): RowAction<TestAction>[] => [
  ...(isHandled === false ? ([{ id: 'handle', label: '处理' }] as const) : []),
  { id: 'edit', label: '编辑' },
  ...(mayRemove ? ([{ id: 'remove', label: '删除', tone: 'danger' }] as const) : []),
];

/** What the columns depend on. */
export interface HealthTestColumnOptions {
  /** Off for the tests of one hotel. */
  isHotelShown: boolean;
  mayRemove: boolean;
  /** Opens a test, from the name. */
  linkOf: (test: HealthTest) => LinkTarget;
  onAction: (action: TestAction, test: HealthTest) => void;
}

/** The columns of the daily tests. Keep them in a memo. */
export const healthTestColumns = ({
  isHotelShown,
  mayRemove,
  linkOf,
  onAction,
}: HealthTestColumnOptions): Column<HealthTest>[] => [
  column(
    'name',
    96,
    (test) => <TitleCell {...linkOf(test)}>{test.name ?? test.uId ?? nothing}</TitleCell>,
    { pin: 'start' },
  ),
  text('uId', 96, { phone: 'hidden' }),
  ...(isHotelShown ? [text('hotelName', 144, { phone: 'second' })] : []),
  text('roomName', 72, { phone: 'second' }),
  text('idCard', 184, { phone: 'hidden' }),
  column('checkType', 88, ({ checkType }) => checkTypeLabel[checkType], { phone: 'second' }),
  column(
    'checkRes',
    112,
    ({ checkType, checkRes }) => <ResultTag checkType={checkType} checkRes={checkRes} />,
    { phone: 'mark' },
  ),
  time('checkTime', 144, 'minute', { phone: 'third' }),
  time('createTime', 144, 'minute', { phone: 'hidden' }),
  column(
    'isHandled',
    80,
    ({ isHandled }) => (isHandled === null ? nothing : yesNoLabel[`${isHandled}`]),
    { phone: 'hidden' },
  ),
  actionsColumn<HealthTest, TestAction>(2, (test) => healthTestActions(test, mayRemove), onAction),
];

const personLabels = labelsOf(UntestedPerson);
const ofPerson = fieldColumns<Untested, keyof typeof personLabels>(personLabels);

/** The columns of the people without a test today; 录入 adds one at once. */
export const untestedColumns = (onEnter: (person: Untested) => void): Column<Untested>[] => [
  ofPerson.text('name', 112, { pin: 'start' }),
  ofPerson.text('id', 112, { phone: 'hidden' }),
  ofPerson.text('hotelName', 176, { phone: 'second' }),
  ofPerson.text('roomName', 112, { phone: 'second' }),
  actionsColumn<Untested, 'enter'>(
    1,
    () => [{ id: 'enter', label: '录入' }],
    (_, person) => onEnter(person),
  ),
];
