import { Clock3, LoaderCircle, TriangleAlert, Zap } from '../Icon/index.ts';
import { visuallyHidden, type Tone } from '../theme/index.ts';
import { Tip } from '../Tooltip/Tip.tsx';
import { badge, turning, words } from './ConnectionBadge.css.ts';

/** live: changes are pushed; reconnecting: they are not, for now; polling: read every few seconds. */
export type ConnectionState = 'live' | 'reconnecting' | 'polling';

interface Face {
  tone: Tone;
  word: string;
  meaning: string;
  Icon: typeof Zap;
}

const faces: Record<ConnectionState, Face> = {
  live: { tone: 'success', word: '实时', meaning: '变化即时显示', Icon: Zap },
  reconnecting: {
    tone: 'warning',
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
  /** What the connection does now; each has its colour, its shape and its word. */
  state: ConnectionState;
}

/**
 * Whether what is on the screen keeps itself up to date: 实时, 重连中 or 轮询. A change is read aloud,
 * with what it means; pointing at it shows the meaning.
 *
 * Use it in the top bar of a screen with live data. Do not use it on screens without (show nothing
 * there), nor for the failure of one call (`toast`).
 */
export function ConnectionBadge({ state }: ConnectionBadgeProps) {
  return <Badge {...faces[state]} isTurning={state === 'reconnecting'} />;
}

export interface ClockBadgeProps {
  /** The time of this machine, `yyyy-MM-dd HH:mm`. */
  own: string;
  /** The time of the server. */
  server: string;
}

/**
 * 本机时间不准: the clock of this machine is minutes away from the server's, whose time is the one that counts. It is
 * read aloud with both times; pointing at it shows them.
 */
export const ClockBadge = ({ own, server }: ClockBadgeProps) => (
  <Badge
    tone="warning"
    word="本机时间不准"
    meaning={`本机 ${own}，服务器 ${server}；以服务器时间为准，请校准本机时间`}
    Icon={TriangleAlert}
  />
);

function Badge({ tone, word, meaning, Icon, isTurning = false }: Face & { isTurning?: boolean }) {
  return (
    <>
      <output className={badge({ tone })}>
        <span className={isTurning ? turning : undefined}>
          <Icon size={12} />
        </span>
        <span className={words}>{word}</span>
        <span className={visuallyHidden}>：{meaning}</span>
      </output>
      <Tip>{meaning}</Tip>
    </>
  );
}
