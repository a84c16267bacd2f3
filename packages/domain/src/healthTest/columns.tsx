import { type Id, yesNoLabel } from '@anzhu/api/contract/codecs';
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
import { actionsColumn, fieldColumns } from '../kit/index.ts';
import { ResultTag } from './ResultTag.tsx';

const labels = labelsOf(HealthTest);
const { column, text, time } = fieldColumns<HealthTest, keyof typeof labels>(labels);

/** What the columns depend on. */
export interface HealthTestColumnOptions {
  /** Off for the tests of one hotel. */
  isHotelShown: boolean;
  /** A link to the page of a person. */
  linkOf: (uId: Id) => LinkTarget;
}

/** The columns of the daily tests without their actions. */
export const healthTestColumns = ({
  isHotelShown,
  linkOf,
}: HealthTestColumnOptions): Column<HealthTest>[] => [
  text('uId', 96),
  column(
    'name',
    96,
    ({ name, uId }) =>
      uId === null ? (name ?? nothing) : <TitleCell {...linkOf(uId)}>{name ?? uId}</TitleCell>,
    { pin: 'start' },
  ),
  ...(isHotelShown ? [text('hotelName', 144)] : []),
  text('roomName', 72),
  text('idCard', 184),
  column('checkType', 88, ({ checkType }) => checkTypeLabel[checkType]),
  column('checkRes', 112, ({ checkType, checkRes }) => (
    <ResultTag checkType={checkType} checkRes={checkRes} />
  )),
  time('checkTime', 176, 'second'),
  time('createTime', 176, 'second'),
  column('isHandled', 80, ({ isHandled }) =>
    isHandled === null ? nothing : yesNoLabel[`${isHandled}`],
  ),
];

type TestAction = 'handle' | 'edit' | 'remove';

/** The last column: 处理 of an abnormal result, 编辑, and 删除 for those who may. */
export const healthTestActions = (
  mayRemove: boolean,
  onAction: (action: TestAction, test: HealthTest) => void,
): Column<HealthTest> =>
  actionsColumn<HealthTest, TestAction>(
    mayRemove ? 3 : 2,
    ({ isHandled }) => [
      ...(isHandled === false ? ([{ id: 'handle', label: '处理' }] as const) : []),
      { id: 'edit', label: '编辑' },
      ...(mayRemove ? ([{ id: 'remove', label: '删除' }] as const) : []),
    ],
    onAction,
  );

const personLabels = labelsOf(UntestedPerson);
const ofPerson = fieldColumns<Untested, keyof typeof personLabels>(personLabels);

/** The columns of the people without a test today; 录入 adds one at once. */
export const untestedColumns = (onEnter: (person: Untested) => void): Column<Untested>[] => [
  ofPerson.text('name', 112, { pin: 'start' }),
  ofPerson.text('id', 112),
  ofPerson.text('hotelName', 176),
  ofPerson.text('roomName', 112),
  actionsColumn<Untested, 'enter'>(
    1,
    () => [{ id: 'enter', label: '录入' }],
    (_, person) => onEnter(person),
  ),
];
