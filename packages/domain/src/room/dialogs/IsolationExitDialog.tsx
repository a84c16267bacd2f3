import { checkTypeLabel } from '@anzhu/api/contract/healthTest';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Room } from '@anzhu/api/contract/room';
import {
  IsolationExit,
  isolationCheckOut,
  isolationExitLabel,
  roomIsolationPerson,
} from '@anzhu/api/contract/stay';
import { dayOf } from '@anzhu/api/rules/days';
import { isAbnormal, resultText } from '@anzhu/api/rules/healthTests';
import { exitWarnings } from '@anzhu/api/rules/isolation';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { DescriptionList, type Description } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { IsolationMarkTag } from '../../isolation/index.ts';
import { contractForm, SaveDialog, type SaveQuestion } from '../../kit/index.ts';

/** Whose isolation ends, with the last test. */
type LeavingPerson = DataOf<typeof roomIsolationPerson>;

export interface IsolationExitDialogProps {
  /** An occupied isolation room. */
  room: Pick<Room, 'id' | 'name'>;
  /** Undefined while the person is being loaded. */
  person: LeavingPerson | undefined;
  /** Why the last load failed, and what 重试 does. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** The way that is chosen at first; by default none. */
  exit?: IsolationExit | undefined;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** Ends the isolation. Rejected: the message is shown, the choice stays. */
  onSave: (input: InputOf<typeof isolationCheckOut>) => unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface ExitDraft {
  roomId: Room['id'];
  status: IsolationExit | null;
}

const exits = Object.values(IsolationExit).map((exit) => ({
  value: exit,
  label: isolationExitLabel[exit],
}));
const exitForm = contractForm(isolationCheckOut, (draft: ExitDraft) => ({ ...draft }));
const labels = labelsOf(roomIsolationPerson.data);

/** The last result with its time, or that there is none. */
function LastTest({ test }: { test: LeavingPerson['lastTest'] }) {
  if (test === null) return <Text tone="muted">没有检测记录</Text>;
  return (
    <Inline gap={2}>
      <Text isStrong tone={isAbnormal(test) ? 'danger' : 'success'}>
        {`${checkTypeLabel[test.checkType]} ${resultText(test)}`}
      </Text>
      <Text tone="muted">{formatMinute(test.checkTime)}</Text>
    </Inline>
  );
}

function factsOf(person: LeavingPerson, roomName: string, now: string): Description[] {
  const { name, checkInTime, checkOutTime, lastTest, openAbnormal } = person;
  const mark =
    checkInTime && checkOutTime ? (
      <IsolationMarkTag {...{ checkInTime, checkOutTime, now }} />
    ) : (
      nothing
    );
  return [
    { label: labels.name, value: name },
    { label: '房间', value: roomName },
    { label: '隔离进度', value: mark },
    { label: labels.checkOutTime, value: formatMinute(checkOutTime) },
    { label: labels.lastTest, value: <LastTest test={lastTest} />, isWide: true },
    ...(openAbnormal
      ? [{ label: labels.openAbnormal, value: <Text tone="danger">{`${openAbnormal} 条`}</Text> }]
      : []),
  ];
}

/** What is asked before the isolation ends; null where nothing speaks against it. */
function questionOf(
  person: LeavingPerson | undefined,
  exit: IsolationExit,
  now: string,
): SaveQuestion | null {
  const doubts = person ? exitWarnings(person, exit, dayOf(now)) : ['还没有读到该人员的检测情况'];
  if (doubts.length === 0) return null;
  return {
    title: `「${person?.name ?? '该人员'}」仍要${isolationExitLabel[exit]}？`,
    children: `${doubts.join('；')}。`,
  };
}

/**
 * 退出隔离: how the isolation in a room ends: whose it is, which day it is of how many, and the last test. Nothing is
 * chosen beforehand, since the two ways are far apart. It asks again before the planned day, and while an abnormal
 * result has not been handled. Rendered means open.
 *
 * Keyboard: arrows choose, Enter confirms, Esc closes.
 */
export function IsolationExitDialog(props: IsolationExitDialogProps) {
  const { room, person, error, exit = null, now, onSave, onClose } = props;
  return (
    <SaveDialog
      title={person?.name ? `退出隔离 · ${person.name}` : '退出隔离'}
      saveLabel="确定"
      success="已退出隔离"
      form={exitForm}
      defaultValues={{ roomId: room.id, status: exit }}
      question={({ status }) => questionOf(person, status, now)}
      intro={
        <Stack gap={3}>
          {error && <ErrorState {...error} />}
          {!error && !person && <LoadingState lines={3} />}
          {person && <DescriptionList columns={2} items={factsOf(person, room.name, now)} />}
          <Text as="p" tone="muted">
            房间「{room.name}」的隔离结束，房间转为待打扫。
          </Text>
        </Stack>
      }
      onSave={onSave}
      onClose={onClose}
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <SegmentedControl options={exits} {...field('status')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
