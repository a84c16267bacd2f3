import { Check } from '../Icon/index.ts';
import type { KeyboardEvent } from 'react';
import { Highlight } from '../lib/search/index.ts';
import { Rows, type TreeSearch } from '../lib/treePicker/index.ts';
import { labelsTo, pathTo, type TreeEntry, type TreeValue } from '../lib/tree/index.ts';
import * as css from './Cascader.css.ts';

export interface ResultsProps {
  id: string;
  label: string;
  entries: readonly TreeEntry[];
  rangesTo: TreeSearch['rangesTo'];
  isDisabled: (entry: TreeEntry) => boolean;
  chosen: TreeValue | undefined;
  active: number;
  onChoose: (entry: TreeEntry) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The id of a found row. */
export function resultId(id: string, row: number): string {
  return `${id}-found-${row}`;
}

/** What a search found, each with its path, the found parts marked. */
export function Results(props: ResultsProps) {
  const { id, label, entries, rangesTo, isDisabled, chosen, active, onChoose } = props;
  return (
    <Rows
      id={id}
      kind="listbox"
      label={label}
      count={entries.length}
      active={active}
      activeId={resultId(id, active)}
      onKeyDown={props.onKeyDown}
    >
      {(row) => {
        const entry = entries[row];
        if (!entry) return null;
        const path = labelsTo(entry).join(' / ');
        const ranges = rangesTo(entry);
        const disabled = isDisabled(entry);
        const blocker = pathTo(entry).findLast(({ node }) => node.isDisabled);
        const reason = disabled ? blocker?.node.disabledReason : undefined;
        const isChosen = entry.node.value === chosen;
        const pressable = { role: 'option', onClick: () => onChoose(entry) };
        return (
          <div
            key={entry.node.value}
            id={resultId(id, row)}
            {...pressable}
            className={css.row}
            aria-setsize={entries.length}
            aria-posinset={row + 1}
            aria-selected={isChosen}
            aria-disabled={disabled || undefined}
            data-active={row === active || undefined}
            data-path={isChosen || undefined}
            aria-label={reason === undefined ? path : `${path} ${reason}`}
            title={path}
          >
            <span className={css.words}>
              {pathTo(entry).map(({ node }, place) => (
                <span key={node.value}>
                  {place > 0 && <span className={css.slash}> / </span>}
                  <Highlight text={node.label} ranges={ranges[place] ?? []} />
                </span>
              ))}
            </span>
            {reason !== undefined && <span className={css.reason}>{reason}</span>}
            {isChosen && (
              <span className={css.sign}>
                <Check size={16} />
              </span>
            )}
          </div>
        );
      }}
    </Rows>
  );
}
