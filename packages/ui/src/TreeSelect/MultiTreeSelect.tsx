import { useMemo } from 'react';
import { indexTree, type Branches, type TreeValue } from '../lib/tree/index.ts';
import { useBranches } from '../lib/treePicker/useBranches.ts';
import { checksOf, toggleCheck, type Cascade } from './checks.ts';
import type { TreeSelectBase } from './TreeSelect.tsx';
import { TreeField, type Selectable, type TreeChoice } from './TreeField.tsx';

export interface MultiTreeSelectProps<Value extends TreeValue> extends TreeSelectBase<Value> {
  /** The values of the checked nodes; `cascade` decides which nodes these are. */
  value: readonly Value[];
  /** Called with the values of all checked nodes, with none when it is cleared. */
  onChange: (value: Value[]) => void;
  /**
   * What a check on a node means. none: that node alone; leaves: all below it, and the value names the
   * nodes with nothing below; tops: all below it, and the value names the highest nodes that are checked
   * as a whole.
   */
  cascade: Cascade;
  /** With `cascade="none"`: leaf offers only nodes with nothing below; any, the default, every node. */
  selectable?: Selectable | undefined;
}

/** More do not fit in a control; it shows the number instead. */
const maxLabels = 20;

/**
 * Several nodes of a tree: the departments that are filtered by, the menus that a role may open.
 *
 * Use it where branches are selected as often as single nodes. Do not use it for one node (`TreeSelect`), nor
 * for a few options that could all be visible (`CheckboxGroup`).
 *
 * Keyboard: as in `TreeSelect`; Enter, or Space while nothing is typed, checks and unchecks, and the sheet
 * stays open.
 */
export function MultiTreeSelect<Value extends TreeValue>({
  value,
  onChange,
  options,
  cascade,
  selectable = 'any',
  loadChildren,
  labelOf,
  ...field
}: MultiTreeSelectProps<Value>) {
  const branches = useBranches(loadChildren);
  const isEmpty = value.length === 0;
  const index = useMemo(
    () => (isEmpty ? null : indexTree(options, branches)),
    [isEmpty, options, branches],
  );
  const labels = value
    .slice(0, maxLabels)
    .map((one) => index?.get(one)?.node.label ?? labelOf?.(one) ?? String(one));

  const reader: Branches = branches;
  const choice: TreeChoice = {
    isMultiple: true,
    values: value,
    statesOf: (entries) => checksOf(entries, value, cascade),
    isOffered: (node) => cascade !== 'none' || selectable === 'any' || !reader.canOpen(node),
    press: (node, entries) => {
      const next = new Set(toggleCheck(entries, value, node.value, cascade));
      const known = indexTree(options, branches);
      const kept = value.filter((one) => next.has(one) && !known.has(one));
      onChange([...[...known.keys()].filter((one) => next.has(one)), ...kept]);
    },
    clear: () => onChange([]),
  };

  return (
    <TreeField
      {...field}
      options={options}
      branches={branches}
      choice={choice}
      text={isEmpty ? null : labels.join('、')}
      isLazy={loadChildren !== undefined}
    />
  );
}
