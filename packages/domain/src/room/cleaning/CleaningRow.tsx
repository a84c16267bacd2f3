import type { Role } from '@anzhu/api/contract/role';
import type { Room } from '@anzhu/api/contract/room';
import { roomActionLabel, roomCan } from '@anzhu/api/rules/roomTransitions';
import { Button } from '@anzhu/ui/Button';
import { Tag, type TagProps } from '@anzhu/ui/Tag';
import { Text } from '@anzhu/ui/Text';
import { useSubmit } from '../../kit/index.ts';
import {
  action,
  box,
  cleaner as cleanerStyle,
  cleanerName,
  failure,
  first,
  note,
  number,
  row,
  screenOnly,
  tag,
  type,
} from './CleaningList.css.ts';
import { type CleaningKind, type CleaningTask, taskWord } from './cleaningTasks.ts';

const tones: Record<Exclude<CleaningKind, 'leaving'>, TagProps['tone']> = {
  clean: 'warning',
  inspect: 'info',
  service: 'brand',
  ready: 'neutral',
  done: 'success',
};

const toneOf = ({ kind, leave }: CleaningTask): TagProps['tone'] =>
  kind === 'leaving' ? (leave?.urgency === 'overdue' ? 'danger' : 'neutral') : tones[kind];

/** What housekeeping does with rooms of the list. Rejected: the message is shown. */
export interface CleaningActs {
  /** Rooms that were left are clean again. */
  onClean: (rooms: readonly Room[]) => Promise<void>;
  /** Rooms were cleaned while their guests stay. */
  onService: (rooms: readonly Room[]) => Promise<void>;
  /** Rooms that were cleaned are let again, or are to be cleaned once more. */
  onInspect: (rooms: readonly Room[], isPassed: boolean) => Promise<void>;
}

export interface CleaningRowProps extends CleaningActs {
  task: CleaningTask;
  role: Role | null;
  /** Opens 安排打扫员; undefined where it is not offered. */
  onAssign: ((room: Room) => void) | undefined;
}

/** What finishes a line, in the order of the buttons; the last one is the usual one. */
function actsOf({ task: { room, kind }, role, onClean, onService, onInspect }: CleaningRowProps) {
  const acts = {
    clean: [
      {
        by: 'clean',
        label: `${roomActionLabel('clean', room.isIsolation)}完成`,
        run: () => onClean([room]),
      },
    ],
    service: [{ by: 'service', label: '打扫完成', run: () => onService([room]) }],
    inspect: [
      { by: 'redo', label: roomActionLabel('redo', false), run: () => onInspect([room], false) },
      {
        by: 'inspect',
        label: roomActionLabel('inspect', false),
        run: () => onInspect([room], true),
      },
    ],
  } as const;
  const own = kind === 'clean' || kind === 'service' || kind === 'inspect' ? acts[kind] : [];
  return own.filter(({ by }) => roomCan(by, room, role).isAllowed);
}

/** A room of the list, finished with one press. */
export function CleaningRow(props: CleaningRowProps) {
  const { task, onAssign } = props;
  const { room, kind, arrival, repair } = task;
  const { run, isPending, error } = useSubmit();
  const acts = actsOf(props);
  return (
    <li className={row({ isDone: kind === 'done' })}>
      <span className={box} aria-hidden="true" />
      <span className={number}>{room.name}</span>
      <span className={type}>{room.roomTypeName}</span>
      <span className={tag}>
        <Tag tone={toneOf(task)}>{taskWord(task)}</Tag>
      </span>
      <span className={note}>
        {arrival !== null && <span className={first}>今日到 {arrival}</span>}
        {arrival !== null && repair !== null && ' · '}
        {repair !== null && `维修（${repair}）`}
      </span>
      <span className={cleanerStyle}>
        <span className={cleanerName}>{room.cleaner}</span>
        {onAssign && (
          <span className={screenOnly}>
            <Button
              variant="quiet"
              aria-label={`${room.name} ${room.cleaner ? `打扫员：${room.cleaner}` : '安排打扫员'}`}
              onPress={() => onAssign(room)}
            >
              {room.cleaner ?? '安排'}
            </Button>
          </span>
        )}
      </span>
      {acts.length > 0 && (
        <span className={action}>
          {acts.map(({ by, label, run: act }) => (
            <Button
              key={by}
              isPending={isPending}
              onPress={async () => void (await run(async () => act()))}
            >
              {label}
            </Button>
          ))}
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
