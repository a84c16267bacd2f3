import {
  Ban,
  Check,
  Clock,
  Hand,
  Hospital,
  KeyRound,
  Pencil,
  Settings,
  Shield,
  TriangleAlert,
  Undo2,
  Wallet,
} from '@anzhu/ui/Icon';
import { Tag, type TagProps } from '@anzhu/ui/Tag';
import type { ReactElement } from 'react';

/** Created once: a table renders them in every row. */
const icons = {
  alert: <TriangleAlert size={12} />,
  ban: <Ban size={12} />,
  check: <Check size={12} />,
  clock: <Clock size={12} />,
  hand: <Hand size={12} />,
  hospital: <Hospital size={12} />,
  key: <KeyRound size={12} />,
  pencil: <Pencil size={12} />,
  settings: <Settings size={12} />,
  shield: <Shield size={12} />,
  undo: <Undo2 size={12} />,
  wallet: <Wallet size={12} />,
} as const satisfies Record<string, ReactElement>;

const isIconName = (name: string | undefined): name is keyof typeof icons =>
  name !== undefined && Object.hasOwn(icons, name);

/** How a status is shown, the same everywhere. */
export interface StatusLook {
  label: string;
  tone: TagProps['tone'];
  /** The name of its icon, which shows the status without colours. */
  icon?: string;
  /** Not settled yet. */
  isDashed?: boolean;
  /** The usual one: without ground and border. */
  isQuiet?: boolean;
}

/** The look of each status, with its label. */
export function looksOf<
  Status extends number,
  const Looks extends Record<Status, Omit<StatusLook, 'label'>>,
>(labels: Readonly<Record<Status, string>>, looks: Looks) {
  const entries = Object.entries<object>(looks).map(([status, look]) => [
    status,
    { label: labels[Number(status) as Status], ...look },
  ]);
  return Object.fromEntries(entries) as { [Of in Status]: Looks[Of] & { label: string } };
}

export interface StatusTagProps {
  /** Label, tone and icon of the status, from the table of its field: `orderStatusLook`, `roomStatusLook`. */
  look: StatusLook;
  /** In place of the look's icon, as the shapes of the room board. */
  icon?: ReactElement;
}

/**
 * A status as a tag: tone, icon and label, of an order, a room, an isolation, a department. What can be
 * done in that status belongs to the actions beside it.
 */
export function StatusTag({ look, icon }: StatusTagProps) {
  const { label, tone, icon: name, isDashed, isQuiet } = look;
  return (
    <Tag
      tone={tone}
      icon={icon ?? (isIconName(name) && icons[name])}
      isDashed={isDashed}
      isQuiet={isQuiet}
    >
      {label}
    </Tag>
  );
}
