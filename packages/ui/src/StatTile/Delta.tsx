import { ArrowDown, ArrowRight, ArrowUp } from '../Icon/index.ts';
import { delta, deltaLine } from './StatTile.css.ts';

/** A change: which way, how much, since when, and whether that is good. */
export interface StatDelta {
  direction: 'up' | 'down' | 'flat';
  /** How much: 2.4%, 12 间. Not read when nothing has changed. */
  amount: string;
  /** Compared with what: 较昨日. */
  since: string;
  /** success: a good change; danger: a bad one. Default: neither, since not every rise is a gain. */
  tone?: 'success' | 'danger' | undefined;
}

const faces = {
  up: { Arrow: ArrowUp, word: '上升' },
  down: { Arrow: ArrowDown, word: '下降' },
  flat: { Arrow: ArrowRight, word: '持平' },
} as const;

/** The change in an arrow, a word and a number: colour only repeats them. */
export function Delta({ direction, amount, since, tone }: StatDelta) {
  const { Arrow, word } = faces[direction];
  return (
    <div className={deltaLine}>
      {since}
      <span className={delta({ tone: direction === 'flat' ? 'neutral' : (tone ?? 'neutral') })}>
        <Arrow size={12} />
        {word}
        {direction !== 'flat' && ` ${amount}`}
      </span>
    </div>
  );
}
