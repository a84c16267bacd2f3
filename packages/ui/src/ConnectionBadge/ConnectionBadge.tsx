import { Clock3, LoaderCircle, TriangleAlert, Zap } from '../Icon/index.ts';
import { visuallyHidden, type Tone } from '../theme/index.ts';
import { Tip } from '../Tooltip/Tip.tsx';
import { badge, turning, words } from './ConnectionBadge.css.ts';
import { useTexts } from '../texts/context.ts';
import { connectionBadgeTexts } from './texts.ts';

/** live: changes are pushed; reconnecting: they are not, for now; polling: read every few seconds. */
export type ConnectionState = 'live' | 'reconnecting' | 'polling';

interface Face {
  tone: Tone;
  Icon: typeof Zap;
}

const faces: Record<ConnectionState, Face> = {
  live: { tone: 'success', Icon: Zap },
  reconnecting: {
    tone: 'warning',
    Icon: LoaderCircle,
  },
  polling: {
    tone: 'neutral',
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
  const texts = useTexts('ConnectionBadge', connectionBadgeTexts);
  return (
    <Badge
      {...faces[state]}
      word={texts[state]}
      meaning={texts[`${state}Meaning`]}
      isTurning={state === 'reconnecting'}
    />
  );
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
export function ClockBadge({ own, server }: ClockBadgeProps) {
  const texts = useTexts('ConnectionBadge', connectionBadgeTexts);
  return (
    <Badge
      tone="warning"
      word={texts.wrongClock}
      meaning={texts.clocks(own, server)}
      Icon={TriangleAlert}
    />
  );
}

interface BadgeProps extends Face {
  word: string;
  meaning: string;
  isTurning?: boolean;
}

function Badge({ tone, word, meaning, Icon, isTurning = false }: BadgeProps) {
  const texts = useTexts('ConnectionBadge', connectionBadgeTexts);
  return (
    <>
      <output className={badge({ tone })}>
        <span className={isTurning ? turning : undefined}>
          <Icon size={12} />
        </span>
        <span className={words}>{word}</span>
        <span className={visuallyHidden}>{texts.behindWord(meaning)}</span>
      </output>
      <Tip>{meaning}</Tip>
    </>
  );
}
