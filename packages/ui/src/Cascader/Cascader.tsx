import { followPath, type TreeValue } from '../lib/tree/index.ts';
import { TreeTrigger, type Selectable, type TreePickerProps } from '../TreePicker/TreeTrigger.tsx';
import { CascaderSheet } from './CascaderSheet.tsx';

export interface CascaderProps<Value extends TreeValue> extends TreePickerProps<Value> {
  /** The values from the root down to the chosen node; null when nothing is chosen. */
  value: readonly Value[] | null;
  /** Called with the path of values from the first column on, with null when it is cleared. */
  onChange: (value: Value[] | null) => void;
  /** leaf: only nodes with nothing below, in branches that are not disabled; any: every node, by its mark. */
  selectable: Selectable;
}

const nothing: readonly never[] = [];

/**
 * One node of a tree, level by level: province, then city; building, then floor, then room.
 *
 * Use it when each level is a choice of its own and the path is known. Do not use it for a tree of records of
 * one kind, such as departments, where the whole tree should be visible (`TreeSelect`); nor for a single
 * level (`Select`).
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
  ...field
}: CascaderProps<Value>) {
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
          onChoose={(values) => {
            open.onClose();
            take(values);
          }}
        />
      )}
    </TreeTrigger>
  );
}
