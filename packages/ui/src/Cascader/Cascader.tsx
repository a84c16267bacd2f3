import { useRef, useState } from 'react';
import { followPath, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import { TreeTrigger, type Selectable, type TreePickerProps } from '../TreePicker/TreeTrigger.tsx';
import { CascaderSheet } from './CascaderSheet.tsx';

export interface CascaderProps<Value extends TreeValue> extends TreePickerProps<Value> {
  /** The values from the root down to the chosen node; null when nothing is chosen. */
  value: readonly Value[] | null;
  /** Called with the path of values from the first column on, with null when it is cleared. */
  onChange: (value: Value[] | null) => void;
  /**
   * Loads what is below a node that `isUnloaded`, when it is opened; gets the nodes from the root down to it. Put its children
   * into `options`, and `isUnloaded` away, before the promise ends. Rejected: the column says so and offers 重试.
   */
  loadChildren?: ((path: readonly TreeNode<Value>[]) => Promise<void>) | undefined;
  /** leaf: only nodes with nothing below, in branches that are not disabled; any: every node, by its mark. */
  selectable: Selectable;
}

const nothing: readonly never[] = [];

/** Loads children, each node once at a time; `failed`: those that could not be loaded, until they are tried again. */
function useLoading<Value extends TreeValue>(
  loadChildren: CascaderProps<Value>['loadChildren'],
): { failed: ReadonlySet<TreeValue>; load: (path: readonly TreeNode[]) => void } {
  const [failed, setFailed] = useState<ReadonlySet<TreeValue>>(new Set());
  const loading = useRef(new Set<TreeValue>());
  const mark = (value: TreeValue, hasFailed: boolean): void =>
    setFailed((before) => {
      const others = [...before].filter((one) => one !== value);
      return new Set(hasFailed ? [...others, value] : others);
    });
  const load = async (path: readonly TreeNode[]): Promise<void> => {
    const value = path.at(-1)?.value;
    if (!loadChildren || value === undefined || loading.current.has(value)) return;
    loading.current.add(value);
    mark(value, false);
    try {
      await loadChildren(path as readonly TreeNode<Value>[]);
    } catch {
      mark(value, true);
    } finally {
      loading.current.delete(value);
    }
  };
  return { failed, load: (path) => void load(path) };
}

/**
 * One node of a tree, level by level: province, then city; building, then floor, then room.
 *
 * Use it when each level is a choice of its own and the path is known. Do not use it for a tree of records of
 * one kind, such as departments, where the whole tree should be visible (`TreeSelect`); nor for a single
 * level (`Select`). What is below a node may be loaded when it is opened (`loadChildren`); the search finds what is loaded.
 *
 * Keyboard: letters open it and search, also by pinyin; Enter, Space, ↓ and ↑ open it; ↑ ↓ move in a column,
 * → and ← between columns; Enter chooses; Esc closes; Delete clears the value. On phones one column is shown
 * at a time.
 */
export function Cascader<Value extends TreeValue>({
  value,
  onChange,
  options,
  selectable,
  loadChildren,
  ...field
}: CascaderProps<Value>) {
  const { failed, load } = useLoading(loadChildren);
  const path = value ?? nothing;
  const chosen = followPath(options, path);
  const labels = path.map((one, place) => chosen[place]?.label ?? one);

  const take = (values: readonly TreeValue[]): void => {
    const next = followPath(options, values).map((node) => node.value);
    if (next.join('\n') !== path.join('\n')) onChange(next);
  };

  return (
    <TreeTrigger
      {...field}
      options={options}
      parts={labels.map(String)}
      onClear={() => onChange(null)}
    >
      {(open) => (
        <CascaderSheet
          {...open}
          value={path}
          selectable={selectable}
          failed={failed}
          onLoad={load}
          onChoose={(values) => {
            open.onClose();
            take(values);
          }}
        />
      )}
    </TreeTrigger>
  );
}
