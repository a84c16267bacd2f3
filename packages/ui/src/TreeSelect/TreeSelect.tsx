import { useMemo } from 'react';
import { flattenTree, indexTree, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import { TreeTrigger, type TreePickerProps } from '../TreePicker/TreeTrigger.tsx';
import { linkedChecks, toggleLinked, topmost, type LinkedChecks } from './linked.ts';
import { TreeSheet } from './TreeSheet.tsx';
import { useCommonTexts } from '../texts/context.ts';

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
  /** The values of the checked nodes. With `isLinked` a parent among them stands for all below it. */
  value: readonly Value[];
  /** Called with the values of all checked nodes, with none when it is cleared. */
  onChange: (value: Value[]) => void;
  /**
   * A node is checked together with all below it that is not disabled, and is checked when all below it are. By default each is
   * checked for itself. @default false
   */
  isLinked?: boolean | undefined;
}

/**
 * Several nodes of a tree: the departments that see a menu. Each for itself, or parents together with what is below them
 * (`isLinked`).
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
  isLinked = false,
  ...field
}: MultiTreeSelectProps<Value>) {
  const { options } = field;
  const checks = useMemo(
    () => (isLinked ? linkedChecks(options, value) : undefined),
    [isLinked, options, value],
  );
  const toggle = isLinked ? toggleLinked : toggleValue;
  return (
    <TreeField
      {...field}
      isMultiple
      values={value}
      checks={checks}
      onPress={(pressed) => onChange(toggle(options, value, pressed))}
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
  /** Of a tree whose parents are checked together with what is below. */
  checks?: LinkedChecks<Value> | undefined;
  onClear: () => void;
  onPress: (value: Value) => void;
}

const none: ReadonlySet<TreeValue> = new Set();

/** More do not fit in a control; it shows the number instead. */
const maxLabels = 20;

/** The field of `TreeSelect` and `MultiTreeSelect`: the closed control, and the sheet that it opens. */
function TreeField<Value extends TreeValue>({
  isMultiple = false,
  values: given,
  checks,
  onPress,
  options,
  labelOf,
  ...field
}: TreeFieldProps<Value>) {
  const common = useCommonTexts();
  const values = useMemo(() => (checks ? [...checks.checked] : given), [checks, given]);
  const named = useMemo(
    () => (checks ? topmost(options, checks) : given),
    [checks, options, given],
  );
  const isEmpty = named.length === 0;
  const index = useMemo(() => (isEmpty ? null : indexTree(options)), [isEmpty, options]);
  const labels = named
    .slice(0, maxLabels)
    .map((one) => index?.get(one)?.node.label ?? labelOf?.(one) ?? String(one));

  return (
    <TreeTrigger
      {...field}
      options={options}
      parts={isEmpty ? [] : [common.list(labels)]}
      count={isMultiple && named.length > 1 ? common.items(named.length) : undefined}
    >
      {(open) => (
        <TreeSheet
          {...open}
          {...{ isMultiple, values }}
          count={named.length}
          partly={checks?.partly ?? none}
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
