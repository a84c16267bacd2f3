import type { Role } from '@anzhu/api/contract/role';
import type { Room } from '@anzhu/api/contract/room';
import { roomActionLabel, roomCan } from '@anzhu/api/rules/roomTransitions';
import { Button } from '@anzhu/ui/Button';
import { Tag, type TagProps } from '@anzhu/ui/Tag';
import { Text } from '@anzhu/ui/Text';
import { useSubmit } from '../../kit/index.ts';
import { action, box, failure, first, note, number, row, tag, type } from './CleaningList.css.ts';
import type { CleaningTask } from './cleaningTasks.ts';

/** What a line is about, in a word. */
function lookOf({
  kind,
  leave,
  arrival,
}: CleaningTask): Pick<TagProps, 'tone'> & { label: string } {
  switch (kind) {
    case 'clean':
      return { label: '待打扫', tone: 'warning' };
    case 'done':
      return { label: '已打扫', tone: 'success' };
    case 'leaving':
      return { label: leave?.text ?? '', tone: leave?.urgency === 'overdue' ? 'danger' : 'brand' };
    case 'arriving':
      return { label: `今日到 ${arrival}`, tone: 'info' };
  }
}

export interface CleaningRowProps {
  task: CleaningTask;
  role: Role | null;
  onClean: (rooms: readonly Room[]) => Promise<void>;
}

/** A room of the list, finished with one press. */
export function CleaningRow({ task, role, onClean }: CleaningRowProps) {
  const { room, kind, arrival, repair } = task;
  const { label, tone } = lookOf(task);
  const { run, isPending, error } = useSubmit();
  const canClean = kind === 'clean' && roomCan('clean', room, role).isAllowed;
  const hasArrival = arrival !== null && kind !== 'arriving';
  return (
    <li className={row({ isDone: kind === 'done' })}>
      <span className={box} aria-hidden="true" />
      <span className={number}>{room.name}</span>
      <span className={type}>{room.roomTypeName}</span>
      <span className={tag}>
        <Tag tone={tone}>{label}</Tag>
      </span>
      <span className={note}>
        {hasArrival && <span className={first}>今日到 {arrival}</span>}
        {hasArrival && repair !== null && ' · '}
        {repair !== null && `维修（${repair}）`}
      </span>
      {canClean && (
        <span className={action}>
          <Button
            isPending={isPending}
            onPress={async () => void (await run(() => onClean([room])))}
          >
            {`${roomActionLabel('clean', room.isIsolation)}完成`}
          </Button>
        </span>
      )}
      {error && (
        <span className={failure} role="alert">
          <Text size="small" tone="danger">
            {error.message}
          </Text>
        </span>
      )}
    </li>
  );
}
