import { useMemo } from 'react';
import { findNode, indexTree, type Branches, type TreeValue } from '../lib/tree/index.ts';
import type { TreePickerProps } from '../lib/treePicker/TreeTrigger.tsx';
import { useBranches } from '../lib/treePicker/useBranches.ts';
import { TreeField, type Selectable, type TreeChoice } from './TreeField.tsx';

/** What the two tree selects share. */
export interface TreeSelectBase<Value extends TreeValue> extends TreePickerProps<Value> {
  /** Label of a value whose node is not loaded. */
  labelOf?: ((value: Value) => string) | undefined;
}

export interface TreeSelectProps<Value extends TreeValue> extends TreeSelectBase<Value> {
  /** The value of the chosen node; null when none is chosen. */
  value: Value | null;
  /** Called with the value of the chosen node, with null when it is cleared. */
  onChange: (value: Value | null) => void;
  /** leaf: only nodes without children, a press on others expands them; any: every node. */
  selectable: Selectable;
}

/**
 * One node of a tree of records: the department of a user, the parent of a menu.
 *
 * Use it where the whole tree should be visible while selecting. For the parent of a record pass the nodes
 * through `disabledBelow`, so that it cannot become its own descendant. Do not use it where each level is a
 * choice of its own (`Cascader`), nor for a plain list (`Select`); for several nodes take `MultiTreeSelect`.
 *
 * Keyboard: letters open it and search, also by pinyin; Enter, Space, ↓ and ↑ open it; ↑ ↓ Home End move; →
 * expands, then enters; ← collapses, then goes to the parent; Enter chooses; Esc closes; Delete clears the
 * value.
 */
export function TreeSelect<Value extends TreeValue>({
  value,
  onChange,
  options,
  selectable,
  loadChildren,
  labelOf,
  ...field
}: TreeSelectProps<Value>) {
  const branches = useBranches(loadChildren);
  const isEmpty = value === null;
  const index = useMemo(
    () => (isEmpty ? null : indexTree(options, branches)),
    [isEmpty, options, branches],
  );
  const unknown = value === null ? null : (labelOf?.(value) ?? String(value));
  const text = value === null ? null : (index?.get(value)?.node.label ?? unknown);

  const reader: Branches = branches;
  const choice: TreeChoice = {
    isMultiple: false,
    values: value === null ? [] : [value],
    statesOf: () => new Map(value === null ? [] : [[value, 'all']]),
    isOffered: (node) => selectable === 'any' || !reader.canOpen(node),
    press: ({ value: next }) => {
      const chosen = findNode(options, next, branches);
      if (chosen && next !== value) onChange(chosen.value);
    },
    clear: () => onChange(null),
  };

  return (
    <TreeField
      {...field}
      options={options}
      branches={branches}
      choice={choice}
      text={text}
      isLazy={loadChildren !== undefined}
    />
  );
}
