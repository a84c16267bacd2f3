import { Fragment, type ReactNode } from 'react';
import { diff, type Run } from './diff.ts';
import { added, line, nothing, removed, sign } from './DiffView.css.ts';
import { isList, isNothing, linesOf, wordsOf, type DiffValue } from './value.ts';
import { diffWords } from './words.ts';

interface SideProps {
  before: DiffValue;
  after: DiffValue;
  /** Which of the two is shown. */
  shows: 'before' | 'after';
}

const signs: Record<Run['kind'], string> = { same: '', removed: '−', added: '+' };

/** One of the two values, with marks on what the other has not. */
export function Side({ before, after, shows }: SideProps) {
  const own = shows === 'before' ? 'removed' : 'added';
  const value = shows === 'before' ? before : after;
  if (isNothing(value)) return <span className={nothing}>空</span>;

  if (isList(before) || isList(after)) {
    return linesOfRuns(diff(linesOf(before), linesOf(after)), own).map(({ kind, at, text }) => (
      <Line key={at} kind={kind}>
        {kind === 'same' ? text : <Marked kind={kind} text={text} />}
      </Line>
    ));
  }

  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old === fresh) return <Line kind="same">{fresh}</Line>;
  return (
    <Line kind={own}>
      {diffWords(old, fresh).map(({ kind, parts, at }) => {
        if (kind === 'same') return <Fragment key={at}>{parts.join('')}</Fragment>;
        return kind === own && <Marked key={at} kind={kind} text={parts.join('')} />;
      })}
    </Line>
  );
}

/** The entries of a list, each with its sign. */
function linesOfRuns(runs: readonly Run[], own: Run['kind']) {
  return runs
    .filter(({ kind }) => kind === 'same' || kind === own)
    .flatMap(({ kind, parts, at }) => parts.map((text, place) => ({ kind, text, at: at + place })));
}

function Line({ kind, children }: { kind: Run['kind']; children: ReactNode }) {
  return (
    <div className={line({ kind })}>
      <span className={sign({ kind })} aria-hidden="true">
        {signs[kind]}
      </span>
      <span>{children}</span>
    </div>
  );
}

function Marked({ kind, text }: { kind: Run['kind']; text: string }) {
  return kind === 'removed' ? (
    <del className={removed}>{text}</del>
  ) : (
    <ins className={added}>{text}</ins>
  );
}
