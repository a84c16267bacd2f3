import type { Id } from '@anzhu/api/contract/codecs';
import { Cascader, type CascaderProps } from '@anzhu/ui/Cascader';
import { disabledBelow, indexTree, pathOf, type TreeNode } from '@anzhu/ui/tree';
import { useMemo } from 'react';

/** A record with those below it. */
export interface TreeRecord {
  id: Id;
  name: string;
  children: readonly TreeRecord[] | null;
}

export interface RecordTreePickerProps extends Omit<
  CascaderProps<string>,
  'value' | 'onChange' | 'options' | 'selectable' | 'isLoading' | 'isClearable'
> {
  value: Id | null;
  onChange: (id: Id | null) => void;
  /** A tree; undefined while loading. */
  records: readonly TreeRecord[] | undefined;
  /** For the parent of a record: neither itself nor one below it can be chosen. */
  except?: Id | undefined;
  /** Why a record cannot be chosen; undefined for those that can. Stable between renders. */
  reasonOf?: ((id: Id) => string | undefined) | undefined;
}

/** Records as the nodes of a tree field. */
export const treeNodes = (
  records: readonly TreeRecord[],
  reasonOf?: RecordTreePickerProps['reasonOf'],
): TreeNode<string>[] =>
  records.map(({ id, name, children }) => {
    const disabledReason = reasonOf?.(id);
    return {
      value: id,
      label: name,
      children: children ? treeNodes(children, reasonOf) : undefined,
      ...(disabledReason !== undefined && { isDisabled: true, disabledReason }),
    };
  });

/**
 * Chooses a record of any level of a tree; none, unless it is required. Pickers of a resource are made of it.
 *
 * Keyboard: as `Cascader`.
 */
export function RecordTreePicker({
  value,
  onChange,
  records,
  except,
  reasonOf,
  placeholder,
  ...field
}: RecordTreePickerProps) {
  const nodes = useMemo(
    () => disabledBelow(treeNodes(records ?? [], reasonOf), except ?? null),
    [records, except, reasonOf],
  );
  const path = useMemo(
    () => (value === null ? [] : pathOf(indexTree(nodes), value).map((node) => node.value)),
    [nodes, value],
  );
  return (
    <Cascader
      {...field}
      isClearable={!field.isRequired}
      placeholder={placeholder ?? (field.isRequired ? undefined : '无')}
      selectable="any"
      isLoading={records === undefined}
      options={nodes}
      value={path.length > 0 ? path : null}
      onChange={(next) => onChange(next?.at(-1) ?? null)}
    />
  );
}
