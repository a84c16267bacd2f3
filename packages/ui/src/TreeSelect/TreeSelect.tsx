import { useMemo } from 'react';
import { flattenTree, indexTree, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import { TreeTrigger, type TreePickerProps } from '../TreePicker/TreeTrigger.tsx';
import { TreeSheet } from './TreeSheet.tsx';

/** What the two tree selects share. */
interface TreeSelectBase<Value extends TreeValue> extends TreePickerProps<Value> {
  /** Label of a value whose node is not loaded. */
  labelOf?: ((value: Value) => string) | undefined;
}

export interface TreeSelectProps<Value extends TreeValue> extends TreeSelectBase<Value> {
  /** The value of the chosen node; null when none is chosen. */
  value: Value | null;
  /** Called with the value of the chosen node, with null when it is cleared. */
  onChange: (value: Value | null) => void;
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
  ...field
}: TreeSelectProps<Value>) {
  return (
    <TreeField
      {...field}
      values={value === null ? [] : [value]}
      onPress={(next) => next !== value && onChange(next)}
      onClear={() => onChange(null)}
    />
  );
}

export interface MultiTreeSelectProps<Value extends TreeValue> extends TreeSelectBase<Value> {
  /** The values of the checked nodes. */
  value: readonly Value[];
  /** Called with the values of all checked nodes, with none when it is cleared. */
  onChange: (value: Value[]) => void;
}

/**
 * Several nodes of a tree, each for itself: the departments that see a menu.
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
  ...field
}: MultiTreeSelectProps<Value>) {
  return (
    <TreeField
      {...field}
      isMultiple
      values={value}
      onPress={(pressed) => onChange(toggleValue(field.options, value, pressed))}
      onClear={() => onChange([])}
    />
  );
}

/** The values with one more or one less, in the order of the tree; those that are not in it stay, at the end. */
export function toggleValue<Value extends TreeValue>(
  roots: readonly TreeNode<Value>[],
  values: readonly Value[],
  pressed: Value,
): Value[] {
  const next = new Set(values);
  if (!next.delete(pressed)) next.add(pressed);
  const known = flattenTree(roots).flatMap(({ node }) =>
    next.delete(node.value) ? node.value : [],
  );
  return [...known, ...next];
}

interface TreeFieldProps<Value extends TreeValue> extends TreeSelectBase<Value> {
  isMultiple?: boolean;
  values: readonly Value[];
  onClear: () => void;
  onPress: (value: Value) => void;
}

/** More do not fit in a control; it shows the number instead. */
const maxLabels = 20;

/** The field of `TreeSelect` and `MultiTreeSelect`: the closed control, and the sheet that it opens. */
function TreeField<Value extends TreeValue>({
  isMultiple = false,
  values,
  onPress,
  options,
  labelOf,
  ...field
}: TreeFieldProps<Value>) {
  const isEmpty = values.length === 0;
  const index = useMemo(() => (isEmpty ? null : indexTree(options)), [isEmpty, options]);
  const labels = values
    .slice(0, maxLabels)
    .map((one) => index?.get(one)?.node.label ?? labelOf?.(one) ?? String(one));

  return (
    <TreeTrigger
      {...field}
      options={options}
      parts={isEmpty ? [] : [labels.join('、')]}
      count={isMultiple && values.length > 1 ? `${values.length} 项` : undefined}
    >
      {(open) => (
        <TreeSheet
          {...open}
          {...{ isMultiple, values }}
          onClear={field.onClear}
          onPress={(pressed) => {
            if (!isMultiple) open.onClose();
            // The sheet offers the nodes of these options.
            onPress(pressed as Value);
          }}
        />
      )}
    </TreeTrigger>
  );
}
