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

const sides = [
  { side: 'before', name: '修改前' },
  { side: 'after', name: '修改后' },
] as const;

const kindWords: Record<ChangeKind, string> = {
  added: '新增',
  removed: '删除',
  changed: '修改',
  unchanged: '未修改',
};

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
          没有修改
        </Text>
      )}
      {isTableShown && (
        <table className={css.table} aria-label={label}>
          <thead className={css.headRow}>
            <tr>
              <th scope="col" className={css.headCell({ isField: true })}>
                字段
              </th>
              {sides.map(({ side, name }) => (
                <th key={side} scope="col" className={css.headCell()}>
                  {name}
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
            {isOpen ? '收起' : '展开'}未修改的 {rest.length} 项
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
  return (
    <tbody id={id} className={css.part}>
      {changes.map(({ label, before, after, kind }) => (
        <tr key={label} className={css.row}>
          <th scope="row" className={css.field}>
            {label}
            <span className={css.kind}>{kindWords[kind]}</span>
          </th>
          {sides.map(({ side, name }) => (
            <td key={side} className={css.cell} data-label={name}>
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
  const own = shows === 'before' ? 'removed' : 'added';
  const value = shows === 'before' ? before : after;
  if (isNothing(value)) return <span className={css.nothing}>空</span>;

  if (isList(before) || isList(after)) {
    return diff(linesOf(before), linesOf(after))
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
