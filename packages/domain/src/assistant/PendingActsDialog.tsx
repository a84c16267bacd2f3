import type { ActOutcome, PendingAct } from '@anzhu/api/contract/assistant';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Text } from '@anzhu/ui/Text';
import { useRef, useState } from 'react';
import { ActionDialog } from '../kit/index.ts';

export interface PendingActsDialogProps {
  /** At least one when it opens, the earliest first. */
  acts: readonly PendingAct[];
  /** Makes the act. Rejected: the message is shown, the dialog stays. */
  onConfirm: (act: PendingAct) => Promise<{ outcome: ActOutcome; message: string | null }>;
  onRefuse: (act: PendingAct) => Promise<unknown>;
  onClose: () => void;
}

/**
 * 待确认的操作: what assistants have requested, one after the other, with what each concerns and costs. It runs by 确认执行
 * only; 拒绝 and no decision change nothing. Rendered means open.
 *
 * Keyboard: Tab reaches 拒绝 and 确认执行; Esc closes and decides nothing.
 */
export function PendingActsDialog({ acts, onConfirm, onRefuse, onClose }: PendingActsDialogProps) {
  const [shown, setShown] = useState(acts[0]);
  // Those that were decided here may still be listed.
  const [decided, setDecided] = useState<readonly PendingAct['id'][]>([]);
  const isDecided = useRef(false);
  if (!shown) return null;
  const waiting = acts.filter(({ id }) => id !== shown.id && !decided.includes(id));

  const onDialogClose = (): void => {
    const [next] = waiting;
    if (!isDecided.current || !next) return onClose();
    isDecided.current = false;
    setDecided([...decided, shown.id]);
    setShown(next);
    return undefined;
  };
  const confirm = async (): Promise<void> => {
    const { outcome, message } = await onConfirm(shown);
    if (outcome === 'failed') throw new Error(message ?? '没有执行');
    isDecided.current = true;
  };
  const refuse = async (): Promise<void> => {
    await onRefuse(shown);
    isDecided.current = true;
  };
  return (
    <ActionDialog
      key={shown.id}
      title={`待确认：${shown.title}`}
      actions={[
        { label: '拒绝', onAction: refuse, success: '已拒绝，没有执行' },
        { label: '确认执行', onAction: confirm, success: '已执行' },
      ]}
      onClose={onDialogClose}
    >
      <Text as="p" tone="muted">
        助手「{shown.keyName}」{formatMinute(shown.createTime)} 提出，
        {formatMinute(shown.expiresTime).slice(-5)} 前有效
        {waiting.length > 0 && `；其后还有 ${waiting.length} 项`}
      </Text>
      <DescriptionList layout="beside" items={shown.facts} />
    </ActionDialog>
  );
}
