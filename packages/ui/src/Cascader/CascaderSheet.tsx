import { Popover } from '../Popover/index.ts';
import { pathTo, type TreeEntry, type TreeValue } from '../lib/tree/index.ts';
import { SearchBox, useSheetKeys } from '../lib/treePicker/Rows.tsx';
import { type TreeSheetProps } from '../lib/treePicker/TreeTrigger.tsx';
import { hint, message } from '../lib/treePicker/sheet.css.ts';
import { useMedia } from '../lib/useMedia.ts';
import { media, visuallyHidden } from '../theme/index.ts';
import * as css from './Cascader.css.ts';
import { rowId, Columns } from './Columns.tsx';
import { isShut, resultId, Results, useSearchResults } from './Results.tsx';
import { nodeAt, type CascaderColumn, type Selectable } from './columns.ts';
import { useCascader } from './useCascader.ts';

interface Chosen {
  value: readonly TreeValue[];
  selectable: Selectable;
  onChoose: (path: readonly TreeValue[]) => void;
}

/** The open sheet of a `Cascader`; loaded lazily. */
export function CascaderSheet({ triggerRef, onClose, ...body }: TreeSheetProps & Chosen) {
  return (
    <Popover
      label={body.label}
      triggerRef={triggerRef}
      padding="none"
      width="trigger"
      onClose={onClose}
    >
      {/* A key: when nodes arrive while it is open it remounts, at the selected one. */}
      <CascaderBody key={String(body.nodes.length > 0)} {...body} />
    </Popover>
  );
}

/** The announcement of a column whose nodes are being loaded. */
function stateWords(column: CascaderColumn | undefined): string {
  if (column?.state === undefined) return '';
  return column.state === 'failed' ? '加载失败' : '加载中';
}

/** A search field over columns; while something is typed, over what was found. */
function CascaderBody(props: Omit<TreeSheetProps, 'triggerRef' | 'onClose'> & Chosen) {
  const { id, label, nodes, branches, value, selectable, query, onQuery, onChoose } = props;
  const isSingle = useMedia(media.phone);
  const cascader = useCascader({ ...props, isSingle });
  const isDisabled = (entry: TreeEntry): boolean => isShut(entry, selectable, branches);

  const chooseFound = (entry: TreeEntry): void => {
    if (isDisabled(entry)) return;
    const path = pathTo(entry).map(({ node }) => node.value);
    if (selectable === 'any' || !branches.canOpen(entry.node)) onChoose(path);
    else {
      cascader.show(path);
      onQuery('');
    }
  };
  const found = useSearchResults({ nodes, branches, selectable, query, onChoose: chooseFound });
  const { entries } = found;

  const { search, onKeyDown } = useSheetKeys(entries ? found.pressKey : cascader.pressKey, props);

  const { columns, cursor } = cascader;
  const isOnRow = nodeAt(columns, cursor) ?? columns[cursor.column]?.state;
  const activeFound = entries?.length ? resultId(id, found.row) : undefined;
  const activeRow = isOnRow && cursor.row >= 0 ? rowId(id, cursor) : undefined;
  const nothing = nodes.length === 0 ? props.emptyMessage : '没有匹配项';
  const isNothing = nodes.length === 0 || entries?.length === 0;

  return (
    <div className={css.body}>
      <SearchBox
        ref={search}
        query={query}
        onChange={onQuery}
        controls={id}
        active={entries ? activeFound : activeRow}
        onKeyDown={onKeyDown}
      />
      {isNothing && (
        <div id={id} className={message}>
          {nothing}
        </div>
      )}
      {!isNothing && entries && (
        <div className={css.results}>
          <Results
            key={query}
            id={id}
            label={label}
            entries={entries}
            rangesTo={found.rangesTo}
            isDisabled={isDisabled}
            chosen={value.at(-1)}
            active={found.row}
            onChoose={chooseFound}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
      {!isNothing && !entries && (
        <Columns
          id={id}
          label={label}
          branches={branches}
          value={value}
          selectable={selectable}
          isSingle={isSingle}
          cascader={cascader}
          onKeyDown={onKeyDown}
        />
      )}
      {entries && props.isLazy && <div className={hint}>只查找已加载的内容</div>}
      <div aria-live="polite" className={visuallyHidden}>
        {entries ? `${entries.length} 项` : stateWords(columns.at(-1))}
      </div>
    </div>
  );
}
