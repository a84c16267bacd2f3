import { useState } from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import { Highlight } from '../lib/search/index.ts';
import {
  hasChildren,
  pathTo,
  page,
  useTreeSearch,
  type TreeEntry,
  type TreeHit,
} from '../lib/tree/index.ts';
import { Rows } from '../TreePicker/Rows.tsx';
import { inPopover, LabelEnd, SheetBody } from '../TreePicker/Sheet.tsx';
import { body, words } from '../TreePicker/sheet.css.ts';
import { useMedia } from '../lib/useMedia.ts';
import { media } from '../theme/index.ts';
import * as css from './Cascader.css.ts';
import { Columns } from './Columns.tsx';
import type { Selectable } from '../TreePicker/TreeTrigger.tsx';
import { canChoose } from './useCascader.ts';
import { useCascader, type CascaderSheetProps } from './useCascader.ts';
import { useCommonTexts } from '../texts/context.ts';

export const CascaderSheet = inPopover(CascaderBody);

/** A search field over columns; while something is typed, over what was found. */
function CascaderBody(sheet: CascaderSheetProps) {
  const isSingle = useMedia(media.phone);
  const cascader = useCascader(sheet, isSingle);
  const common = useCommonTexts();
  const found = useSearchResults(sheet);
  const { entries } = found;

  return (
    <SheetBody
      sheet={sheet}
      className={body}
      pressKey={entries ? found.pressKey : cascader.pressKey}
      active={entries ? found.activeId : cascader.activeId}
      hasRows={sheet.nodes.length > 0 && entries?.length !== 0}
      announcement={entries && common.items(entries.length)}
    >
      {(message) =>
        message ||
        (entries ? (
          <Results key={sheet.query} sheet={sheet} found={found} entries={entries} />
        ) : (
          <Columns sheet={sheet} cascader={cascader} isSingle={isSingle} />
        ))
      }
    </SheetBody>
  );
}

/** The matches of the query, and which of them is active: at first the best. */
function useSearchResults({ id, nodes, selectable, query, onChoose }: CascaderSheetProps) {
  const search = useTreeSearch(nodes, query);
  const [marked, setMarked] = useState({ query, row: 0 });
  const entries = search && searchEntries(search.hits, selectable);
  const row = marked.query === query ? marked.row : 0;
  const rowId = (index: number): string => `${id}-found-${index}`;

  const isDisabled = (entry: TreeEntry): boolean => !canChoose(pathTo(entry), selectable);
  const choose = (entry: TreeEntry): void => {
    if (!isDisabled(entry)) onChoose(pathTo(entry).map(({ value }) => value));
  };
  const pressKey = (key: string): boolean => {
    const entry = entries?.[row];
    if (key === 'Enter' && entry) choose(entry);
    // Home and End move in what is typed.
    const isInText = key === 'Home' || key === 'End';
    const next = isInText ? null : moveIndex(key, row, { count: entries?.length ?? 0, page });
    if (next !== null) setMarked({ query, row: next });
    return next !== null || key === 'Enter';
  };

  const activeId = entries?.length ? rowId(row) : undefined;
  /** `entries` is null while nothing is typed. */
  return {
    entries,
    row,
    rowId,
    activeId,
    rangesTo: search?.rangesTo,
    isDisabled,
    choose,
    pressKey,
  };
}

/** The matching nodes, best first: whose own label matches, by depth, then their descendants. */
function searchEntries(hits: readonly TreeHit[], selectable: Selectable): TreeEntry[] {
  const rank = ({ entry, isOwn }: TreeHit): number => (isOwn ? entry.depth : Number.MAX_VALUE);
  return hits
    .filter(({ entry }) => selectable === 'any' || !hasChildren(entry.node))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ entry }) => entry);
}

interface ResultsProps {
  sheet: CascaderSheetProps;
  found: ReturnType<typeof useSearchResults>;
  entries: readonly TreeEntry[];
}

/** What a search found, each with its path, the found parts marked. */
function Results({ sheet, found, entries }: ResultsProps) {
  return (
    <div className={css.results}>
      <Rows
        id={sheet.id}
        kind="listbox"
        aria-label={sheet.label}
        aria-activedescendant={found.activeId}
        count={entries.length}
        active={found.row}
      >
        {(row) => {
          const entry = entries[row];
          if (!entry) return null;
          const nodes = pathTo(entry);
          const path = nodes.map(({ label }) => label).join(' / ');
          const ranges = found.rangesTo?.(entry);
          const isDisabled = found.isDisabled(entry);
          const blocker = isDisabled ? nodes.findLast((node) => node.isDisabled) : undefined;
          const reason = blocker?.disabledReason;
          const isChosen = entry.node.value === sheet.value.at(-1);
          const pressable = { role: 'option', onClick: () => found.choose(entry) };
          return (
            <div
              key={entry.node.value}
              id={found.rowId(row)}
              {...pressable}
              className={css.row}
              aria-setsize={entries.length}
              aria-posinset={row + 1}
              aria-selected={isChosen}
              aria-disabled={isDisabled || undefined}
              data-active={row === found.row || undefined}
              data-path={isChosen || undefined}
              aria-label={reason === undefined ? path : `${path} ${reason}`}
              title={path}
            >
              <span className={words}>
                {nodes.map((node, place) => (
                  <span key={node.value}>
                    {place > 0 && <span className={css.slash}> / </span>}
                    <Highlight text={node.label} ranges={ranges?.[place] ?? []} />
                  </span>
                ))}
              </span>
              <LabelEnd reason={reason} isChosen={isChosen} />
            </div>
          );
        }}
      </Rows>
    </div>
  );
}
