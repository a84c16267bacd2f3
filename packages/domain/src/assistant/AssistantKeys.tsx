import {
  AssistantKey,
  confirmMinutes,
  keyStateLabel,
  maxKeys,
  type addAssistantKey,
  type KeyState,
} from '@anzhu/api/contract/assistant';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { roleLabel, type Role } from '@anzhu/api/contract/role';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Plus } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Table, type Column, type TableProps } from '@anzhu/ui/Table';
import { Tag, type TagProps } from '@anzhu/ui/Tag';
import { Heading, Text } from '@anzhu/ui/Text';
import { toast } from '@anzhu/ui/Toast';
import { useMemo, useState } from 'react';
import { actionsColumn, fieldColumns } from '../kit/index.ts';
import { MadeKeyDialog, NewKeyDialog } from './NewKeyDialog.tsx';

export interface AssistantKeysProps {
  /** Undefined until they are loaded. */
  keys: readonly AssistantKey[] | undefined;
  isLoading?: boolean | undefined;
  error?: TableProps<AssistantKey>['error'];
  /** The user's own role. */
  role: Role;
  /** The address that assistants connect to. */
  address: string;
  onAdd: (
    values: InputOf<typeof addAssistantKey>,
  ) => Promise<Pick<DataOf<typeof addAssistantKey>, 'key'>>;
  /** Ends one. Rejected: the message is shown in the question. */
  onEnd: (key: AssistantKey) => Promise<unknown>;
}

const labels = labelsOf(AssistantKey);
const { column } = fieldColumns<AssistantKey, keyof typeof labels>(labels);
const none: readonly AssistantKey[] = [];

const tones: Record<KeyState, TagProps['tone']> = {
  valid: 'success',
  expired: 'neutral',
  void: 'warning',
};

const columnsOf = (onEnd: (key: AssistantKey) => void): Column<AssistantKey>[] => [
  column(
    'name',
    176,
    ({ name, state }) => (
      <Inline gap={2}>
        {name}
        {state !== 'valid' && <Tag tone={tones[state]}>{keyStateLabel[state]}</Tag>}
      </Inline>
    ),
    { phone: 'title' },
  ),
  column('role', 112, ({ role }) => role && roleLabel[role]),
  column('expiresTime', 152, ({ expiresTime }) => formatMinute(expiresTime)),
  column('seenTime', 152, ({ seenTime }) => formatMinute(seenTime)),
  actionsColumn<AssistantKey, 'end'>(
    1,
    () => [{ id: 'end', label: '结束' }],
    (_, key) => onEnd(key),
  ),
];

/**
 * 助手的钥匙: one's keys, with their role and until when they are valid; a new one is shown once, and each is ended here
 * after a question.
 *
 * Keyboard: Tab reaches 新增钥匙 and 结束 of each.
 */
export function AssistantKeys({
  keys = none,
  isLoading = false,
  error,
  role,
  address,
  onAdd,
  onEnd,
}: AssistantKeysProps) {
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [ending, setEnding] = useState<AssistantKey | null>(null);
  const columns = useMemo(() => columnsOf(setEnding), []);
  return (
    <Stack gap={3}>
      <Inline gap={3} justify="between">
        <Heading level={3}>助手的钥匙</Heading>
        <Button
          size="small"
          icon={<Plus size={16} />}
          disabledReason={keys.length >= maxKeys ? `最多 ${maxKeys} 把，请先结束不用的` : undefined}
          onPress={() => setAdding(true)}
        >
          新增钥匙
        </Button>
      </Inline>
      <Text as="p" size="small" tone="muted">
        助手凭钥匙查询，证件号和手机号不完整显示。入住、续住等改动，你 {confirmMinutes}{' '}
        分钟内在这里确认后才执行，并记入日志。修改密码后钥匙失效。
      </Text>
      <Table
        label="助手的钥匙"
        columns={columns}
        rows={keys}
        rowId={({ id }) => id}
        isLoading={isLoading}
        error={error}
        emptyMessage="还没有钥匙"
        pageSize={2}
      />
      {isAdding && (
        <NewKeyDialog
          role={role}
          onSave={async (values) => setMade((await onAdd(values)).key)}
          onClose={() => setAdding(false)}
        />
      )}
      {made !== null && (
        <MadeKeyDialog keyText={made} address={address} onClose={() => setMade(null)} />
      )}
      {ending && (
        <Confirm
          isOpen
          tone="danger"
          title={`结束钥匙「${ending.name}」？`}
          confirmLabel="结束"
          onConfirm={async () => {
            await onEnd(ending);
            toast.success('已结束钥匙');
          }}
          onClose={() => setEnding(null)}
        >
          使用它的助手立即不能再连接，待确认的操作作废。
        </Confirm>
      )}
    </Stack>
  );
}
