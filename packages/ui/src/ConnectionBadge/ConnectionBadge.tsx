import { Clock3, LoaderCircle, Zap } from '../Icon/index.ts';
import type { Tone } from '../theme/index.ts';
import { badge, turning } from './ConnectionBadge.css.ts';

/** live: changes arrive by themselves; reconnecting: they do not, for now; polling: read every few seconds. */
export type ConnectionState = 'live' | 'reconnecting' | 'polling';

interface Face {
  tone: Tone;
  word: string;
  meaning: string;
  Icon: typeof Zap;
}

const faces: Record<ConnectionState, Face> = {
  live: { tone: 'jade', word: '实时', meaning: '变化即时显示', Icon: Zap },
  reconnecting: {
    tone: 'amber',
    word: '重连中',
    meaning: '连接中断，正在重新连接',
    Icon: LoaderCircle,
  },
  polling: {
    tone: 'neutral',
    word: '轮询',
    meaning: '没有实时连接，每隔数秒读取一次',
    Icon: Clock3,
  },
};

export interface ConnectionBadgeProps {
  state: ConnectionState;
}

/**
 * Whether what is on the screen keeps itself up to date. A change is read aloud.
 *
 * Use it in the top bar of a screen with live data; elsewhere show nothing.
 */
export function ConnectionBadge({ state }: ConnectionBadgeProps) {
  const { tone, word, meaning, Icon } = faces[state];
  return (
    <output className={badge({ tone })} title={meaning}>
      <span className={state === 'reconnecting' ? turning : undefined}>
        <Icon size={12} />
      </span>
      {word}
    </output>
  );
}
