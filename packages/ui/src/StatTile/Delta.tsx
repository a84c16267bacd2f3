import { ArrowDown, ArrowRight, ArrowUp } from '../Icon/index.ts';
import { delta, deltaLine } from './StatTile.css.ts';

/** A change: which way, how much, since when, and whether that is good. */
export interface StatDelta {
  direction: 'up' | 'down' | 'flat';
  /** How much: 2.4%, 12 间. Not read when nothing has changed. */
  amount: string;
  /** Compared with what: 较昨日. */
  since: string;
  /** Whether it is good. Left out, it is neither: not every rise is a gain. */
  means?: 'good' | 'bad' | undefined;
}

const faces = {
  up: { Arrow: ArrowUp, word: '上升' },
  down: { Arrow: ArrowDown, word: '下降' },
  flat: { Arrow: ArrowRight, word: '持平' },
} as const;

/** The change in an arrow, a word and a number: colour only repeats them. */
export function Delta({ direction, amount, since, means }: StatDelta) {
  const { Arrow, word } = faces[direction];
  return (
    <div className={deltaLine}>
      {since}
      <span className={delta({ means: direction === 'flat' ? 'neither' : (means ?? 'neither') })}>
        <Arrow size={12} />
        {word}
        {direction !== 'flat' && ` ${amount}`}
      </span>
    </div>
  );
}
