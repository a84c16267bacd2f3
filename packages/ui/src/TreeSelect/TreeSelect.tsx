import { useMemo } from 'react';
import { lazyPart } from '../lib/lazyPart/index.ts';
import { preloadPinyin } from '../lib/search/index.ts';
import { flattenTree, indexTree, type TreeEntry, type TreeValue } from '../lib/tree/index.ts';
import {
  TreeTrigger,
  type Selectable,
  type TreePickerProps,
} from '../lib/treePicker/TreeTrigger.tsx';
import { useBranches } from '../lib/treePicker/useBranches.ts';
import type { Cascade } from './checks.ts';

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
  selectable,
  ...field
}: TreeSelectProps<Value>) {
  return (
    <TreeField
      {...field}
      choice={{ isMultiple: false, cascade: 'none', selectable }}
      values={value === null ? [] : [value]}
      onPress={(next, entries) => {
        const chosen = entries.find(({ node }) => node.value === next);
        if (chosen && next !== value) onChange(chosen.node.value);
      }}
      onClear={() => onChange(null)}
    />
  );
}

const sheet = lazyPart(() => import('./TreeSheet.tsx').then((part) => part.TreeSheet));

function preload(): void {
  sheet.preload();
  preloadPinyin();
}

/** What can be chosen in a tree. */
export interface TreeChoice {
  isMultiple: boolean;
  /** What a check on a node means; none for a single choice. */
  cascade: Cascade;
  selectable: Selectable;
}

interface TreeFieldProps<Value extends TreeValue> extends TreeSelectBase<Value> {
  choice: TreeChoice;
  /** The chosen values. */
  values: readonly Value[];
  onClear: () => void;
  /** Chooses, or takes back; `entries` is the whole tree. */
  onPress: (value: TreeValue, entries: readonly TreeEntry<Value>[]) => void;
}

/** More do not fit in a control; it shows the number instead. */
const maxLabels = 20;

/** The field of `TreeSelect` and `MultiTreeSelect`: the closed control, and the sheet that it opens. */
export function TreeField<Value extends TreeValue>({
  choice,
  values,
  onPress,
  options,
  loadChildren,
  labelOf,
  ...field
}: TreeFieldProps<Value>) {
  const branches = useBranches(loadChildren);
  const isEmpty = values.length === 0;
  const index = useMemo(
    () => (isEmpty ? null : indexTree(options, branches)),
    [isEmpty, options, branches],
  );
  const labels = values
    .slice(0, maxLabels)
    .map((one) => index?.get(one)?.node.label ?? labelOf?.(one) ?? String(one));

  return (
    <TreeTrigger
      {...field}
      options={options}
      branches={branches}
      parts={isEmpty ? [] : [labels.join('、')]}
      count={choice.isMultiple && values.length > 1 ? `${values.length} 项` : undefined}
      preload={preload}
      formValues={values}
    >
      {(open) => (
        <sheet.Part
          {...open}
          {...choice}
          values={values}
          onClear={field.onClear}
          onPress={(node) => {
            if (!choice.isMultiple) open.onClose();
            onPress(node.value, flattenTree(options, branches));
          }}
        />
      )}
    </TreeTrigger>
  );
}
