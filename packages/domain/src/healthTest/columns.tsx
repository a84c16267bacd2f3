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
import { TimeCell, TitleCell, type Column } from '@anzhu/ui/Table';
import { actionsColumn } from '../kit/index.ts';
import { ResultTag } from './ResultTag.tsx';

const label = labelsOf(HealthTest);

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
  { id: 'uId', header: label.uId, width: 96, cell: ({ uId }) => uId ?? nothing },
  {
    id: 'name',
    header: label.name,
    width: 96,
    pin: 'start',
    cell: ({ name, uId }) =>
      uId === null ? (name ?? nothing) : <TitleCell {...linkOf(uId)}>{name ?? uId}</TitleCell>,
  },
  ...(isHotelShown
    ? [
        {
          id: 'hotelName',
          header: label.hotelName,
          width: 144,
          cell: ({ hotelName }: HealthTest) => hotelName ?? nothing,
        },
      ]
    : []),
  {
    id: 'roomName',
    header: label.roomName,
    width: 72,
    cell: ({ roomName }) => roomName ?? nothing,
  },
  { id: 'idCard', header: label.idCard, width: 184, cell: ({ idCard }) => idCard ?? nothing },
  {
    id: 'checkType',
    header: label.checkType,
    width: 88,
    cell: ({ checkType }) => checkTypeLabel[checkType],
  },
  {
    id: 'checkRes',
    header: label.checkRes,
    width: 112,
    cell: ({ checkType, checkRes }) => <ResultTag checkType={checkType} checkRes={checkRes} />,
  },
  {
    id: 'checkTime',
    header: label.checkTime,
    width: 176,
    cell: ({ checkTime }) => <TimeCell precision="second" value={checkTime} />,
  },
  {
    id: 'createTime',
    header: label.createTime,
    width: 176,
    cell: ({ createTime }) => <TimeCell precision="second" value={createTime} />,
  },
  {
    id: 'isHandled',
    header: label.isHandled,
    width: 80,
    cell: ({ isHandled }) => (isHandled === null ? nothing : yesNoLabel[`${isHandled}`]),
  },
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

const personLabel = labelsOf(UntestedPerson);

/** The columns of the people without a test today; 录入 adds one at once. */
export const untestedColumns = (onEnter: (person: Untested) => void): Column<Untested>[] => [
  { id: 'name', header: personLabel.name, width: 112, pin: 'start', cell: ({ name }) => name },
  { id: 'id', header: personLabel.id, width: 112, cell: ({ id }) => id },
  {
    id: 'hotelName',
    header: personLabel.hotelName,
    width: 176,
    cell: ({ hotelName }) => hotelName ?? nothing,
  },
  {
    id: 'roomName',
    header: personLabel.roomName,
    width: 112,
    cell: ({ roomName }) => roomName ?? nothing,
  },
  actionsColumn<Untested, 'enter'>(
    1,
    () => [{ id: 'enter', label: '录入' }],
    (_, person) => onEnter(person),
  ),
];
