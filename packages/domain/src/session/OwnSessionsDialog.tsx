import { OwnSession } from '@anzhu/api/contract/ownSessions';
import { labelsOf } from '@anzhu/api/contract/label';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Dialog } from '@anzhu/ui/Dialog';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Table, type Column } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import { toast } from '@anzhu/ui/Toast';
import { useMemo, useState, type ReactNode } from 'react';
import { actionsColumn, fieldColumns, type ViewState } from '../kit/index.ts';

export interface OwnSessionsDialogProps extends ViewState {
  /** Undefined until they are loaded. */
  sessions: readonly OwnSession[] | undefined;
  /** Ends one. Rejected: the message is shown in the question. */
  onEnd: (session: OwnSession) => Promise<unknown>;
  /** Ends all but the present one. */
  onEndOthers: () => Promise<unknown>;
  /** What else signs in for the user: the keys of assistants. */
  children?: ReactNode;
}

const labels = labelsOf(OwnSession);
const { column, text } = fieldColumns<OwnSession, keyof typeof labels>(labels);
const noSessions: readonly OwnSession[] = [];

const end = { id: 'end', label: '结束' } as const;

const columnsOf = (onEnd: (session: OwnSession) => void): Column<OwnSession>[] => [
  column(
    'device',
    216,
    ({ device, isCurrent }) => (
      <Inline gap={2}>
        {device ?? nothing}
        {isCurrent && <Tag tone="success">本次登录</Tag>}
      </Inline>
    ),
    { phone: 'title' },
  ),
  text('address', 136),
  column('createTime', 144, ({ createTime }) => formatMinute(createTime)),
  column('seenTime', 144, ({ seenTime }) => formatMinute(seenTime)),
  actionsColumn<OwnSession, 'end'>(
    1,
    ({ isCurrent }) => (isCurrent ? [] : [end]),
    (_, session) => onEnd(session),
  ),
];

/**
 * 我的登录: one's sessions with device, address and times. The others are ended here, one or all at once,
 * after a question; the present one ends by 退出登录. Rendered means open.
 *
 * Keyboard: Tab reaches 结束 of each; Esc closes.
 */
export function OwnSessionsDialog({
  sessions = noSessions,
  isLoading = false,
  error,
  onEnd,
  onEndOthers,
  onClose,
  children,
}: OwnSessionsDialogProps) {
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null);
  const columns = useMemo(() => columnsOf(setAsked), []);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const one = asked === 'others' || asked === null ? undefined : asked;

  return (
    <Dialog
      isOpen
      title="我的登录"
      size="large"
      onClose={onClose}
      footer={
        <>
          {others.length > 0 && <Button onPress={() => setAsked('others')}>结束其他登录</Button>}
          <Button onPress={onClose}>关闭</Button>
        </>
      }
    >
      <Stack gap={5}>
        <Table
          label="我的登录"
          columns={columns}
          rows={sessions}
          rowId={({ id }) => id}
          isLoading={isLoading}
          error={error}
          pageSize={3}
        />
        {children}
      </Stack>
      {asked !== null && (
        <Confirm
          isOpen
          {...(one
            ? { tone: 'danger', title: `结束「${one.device ?? '未知设备'}」上的登录？` }
            : { title: `结束其他 ${others.length} 个登录？` })}
          confirmLabel="结束"
          onConfirm={async () => {
            await (one ? onEnd(one) : onEndOthers());
            toast.success(one ? '已结束登录' : '已结束其他登录');
          }}
          onClose={() => setAsked(null)}
        >
          {one ? '该' : '那些'}设备需要重新登录，未保存的内容会丢失。
        </Confirm>
      )}
    </Dialog>
  );
}
