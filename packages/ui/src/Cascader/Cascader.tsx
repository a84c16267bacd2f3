import { useId, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { lazyPart } from '../lib/lazyPart/index.ts';
import { preloadPinyin } from '../lib/search/index.ts';
import { followPath, type LoadChildren, type TreeNode, type TreeValue } from '../lib/tree/index.ts';
import { TreeTrigger, useBranches, type Opening } from '../lib/treePicker/index.ts';
import type { Selectable } from './selectable.ts';

const sheet = lazyPart(() => import('./CascaderSheet.tsx').then((part) => part.CascaderSheet));

export interface CascaderProps<Value extends TreeValue> extends FieldProps {
  /** The values from the root down to the chosen node; null when nothing is chosen. */
  value: readonly Value[] | null;
  onChange: (value: Value[] | null) => void;
  /** The tree. Values are unique in it. Must be referentially stable. */
  options: readonly TreeNode<Value>[];
  /**
   * leaf: only nodes with nothing below, a press on others opens them, and a disabled node closes its
   * branch; any: every node, by the round mark before it.
   */
  selectable: Selectable;
  /** Loads the children of a node without `children`, unless it `isLeaf`. A rejection shows 重试. */
  loadChildren?: LoadChildren<Value> | undefined;
  /** Labels of the selected nodes, from the root down, used until the nodes are loaded. */
  valueLabels?: readonly string[] | undefined;
  /** 全部 in filters, 请选择 in forms: the default. */
  placeholder?: string | undefined;
  /** Shows a clear button; the value may be null. */
  isClearable?: boolean | undefined;
  /** The roots are being loaded. */
  isLoading?: boolean | undefined;
  /** Called on hover or focus, to preload lazy nodes. */
  onPreload?: (() => void) | undefined;
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
  loadChildren,
  valueLabels,
  placeholder = '请选择',
  isClearable = false,
  isLoading = false,
  onPreload,
  ...field
}: CascaderProps<Value>) {
  const id = useId();
  const [opening, setOpening] = useState<Opening | null>(null);
  const branches = useBranches(loadChildren);
  const path = value ?? nothing;
  const chosen = followPath(options, path, branches);
  const labels = path.map((one, place) => chosen[place]?.label ?? valueLabels?.[place] ?? one);
  const preload = (): void => {
    sheet.preload();
    preloadPinyin();
    onPreload?.();
  };

  const take = (values: readonly TreeValue[]): void => {
    setOpening(null);
    const next = followPath(options, values, branches).map((node) => node.value);
    if (next.join('\n') !== path.join('\n')) onChange(next);
  };

  return (
    <TreeTrigger
      field={field}
      parts={labels.map(String)}
      placeholder={placeholder}
      isClearable={isClearable}
      opening={opening}
      onOpen={setOpening}
      onClear={() => onChange(null)}
      preload={preload}
      sheetId={id}
      formValues={path}
    >
      {(trigger) => (
        <sheet.Part
          id={id}
          label={field.label}
          nodes={options}
          branches={branches}
          value={path}
          selectable={selectable}
          query={opening?.query ?? ''}
          onQuery={(query) => setOpening((now) => now && { ...now, query })}
          isByKeyboard={opening?.isByKeyboard ?? false}
          isLazy={loadChildren !== undefined}
          emptyMessage={isLoading ? '加载中' : '暂无数据'}
          triggerRef={trigger}
          onClose={() => setOpening(null)}
          onChoose={take}
        />
      )}
    </TreeTrigger>
  );
}
