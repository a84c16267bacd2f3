import { useId, useMemo, useState, Fragment, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './DiffView.css.ts';
import {
  changeKind,
  isList,
  isNothing,
  linesOf,
  wordsOf,
  diff,
  diffWords,
  type ChangeKind,
  type DiffValue,
  type Run,
} from './diff.ts';
import { useTexts } from '../texts/context.ts';
import { diffViewTexts } from './texts.ts';

export type { DiffValue } from './diff.ts';

export interface FieldChange {
  /** Its Chinese name, once per record. */
  label: string;
  before: DiffValue;
  after: DiffValue;
}

export interface DiffViewProps {
  /** What was changed: the name of the table. */
  label: string;
  /** Its fields, in the order in which the record shows them; also those that stayed the same. */
  items: readonly FieldChange[];
}

const sides = ['before', 'after'] as const;

/**
 * What a change did to a record, field by field: before beside after, with marks on the words that differ.
 *
 * Use it in logs and reviews. Values are texts, numbers, 是 and 否, or lists of texts; nothing shows as 空.
 * Signs (− +) and text repeat the colours. Do not use it for two whole documents, nor for one value that
 * changed: an arrow does.
 *
 * Keyboard: Tab reaches 展开 for the fields that stayed the same.
 */
export function DiffView({ label, items }: DiffViewProps) {
  const texts = useTexts('DiffView', diffViewTexts);
  const [isOpen, setOpen] = useState(false);
  const restId = useId();
  const [differing, rest] = useMemo(() => {
    const all = items.map((item) => ({ ...item, kind: changeKind(item.before, item.after) }));
    const isSame = ({ kind }: { kind: ChangeKind }): boolean => kind === 'unchanged';
    return [all.filter((change) => !isSame(change)), all.filter(isSame)];
  }, [items]);
  const isTableShown = differing.length > 0 || (isOpen && rest.length > 0);

  return (
    <div className={css.view}>
      {differing.length === 0 && (
        <Text as="p" size="small" tone="muted">
          {texts.noChanges}
        </Text>
      )}
      {isTableShown && (
        <table className={css.table} aria-label={label}>
          <thead className={css.headRow}>
            <tr>
              <th scope="col" className={css.headCell({ isField: true })}>
                {texts.field}
              </th>
              {sides.map((side) => (
                <th key={side} scope="col" className={css.headCell()}>
                  {texts[side]}
                </th>
              ))}
            </tr>
          </thead>
          {differing.length > 0 && <Fields changes={differing} />}
          {isOpen && rest.length > 0 && <Fields id={restId} changes={rest} />}
        </table>
      )}
      {rest.length > 0 && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? restId : undefined}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.collapseUnchanged(rest.length) : texts.expandUnchanged(rest.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FieldsProps {
  id?: string;
  changes: readonly (FieldChange & { kind: ChangeKind })[];
}

function Fields({ id, changes }: FieldsProps) {
  const texts = useTexts('DiffView', diffViewTexts);
  return (
    <tbody id={id} className={css.part}>
      {changes.map(({ label, before, after, kind }) => (
        <tr key={label} className={css.row}>
          <th scope="row" className={css.field}>
            {label}
            <span className={css.kind}>{texts[kind]}</span>
          </th>
          {sides.map((side) => (
            <td key={side} className={css.cell} data-label={texts[side]}>
              <div>
                <Side before={before} after={after} shows={side} />
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface SideProps extends Omit<FieldChange, 'label'> {
  shows: 'before' | 'after';
}

const signs: Record<Run['kind'], string> = { same: '', removed: '−', added: '+' };

/** One of the two values, with marks on what the other has not. */
function Side({ before, after, shows }: SideProps) {
  const texts = useTexts('DiffView', diffViewTexts);
  const own = shows === 'before' ? 'removed' : 'added';
  const value = shows === 'before' ? before : after;
  if (isNothing(value)) return <span className={css.nothing}>{texts.nothing}</span>;

  if (isList(before) || isList(after)) {
    return diff(linesOf(before, texts), linesOf(after, texts))
      .filter(({ kind }) => kind === 'same' || kind === own)
      .flatMap(({ kind, parts, at }) =>
        parts.map((text, place) => ({ kind, text, at: at + place })),
      )
      .map(({ kind, text, at }) => (
        <Line key={at} kind={kind}>
          {kind === 'same' ? text : <Marked kind={kind} text={text} />}
        </Line>
      ));
  }

  const [old, fresh] = [wordsOf(before, texts), wordsOf(after, texts)];
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

/** A value, or an entry of a list, with its sign. */
function Line({ kind, children }: { kind: Run['kind']; children: ReactNode }) {
  return (
    <div className={css.line({ kind })}>
      <span className={css.sign({ kind })} aria-hidden="true">
        {signs[kind]}
      </span>
      <span>{children}</span>
    </div>
  );
}

function Marked({ kind, text }: { kind: Run['kind']; text: string }) {
  if (kind === 'removed') return <del className={css.removed}>{text}</del>;
  return <ins className={css.added}>{text}</ins>;
}
