import type { Id } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import { Cascader, type CascaderProps } from '@anzhu/ui/Cascader';
import { disabledBelow, indexTree, pathOf, type TreeNode } from '@anzhu/ui/tree';
import { useMemo } from 'react';

export interface DepartmentPickerProps extends Omit<
  CascaderProps<string>,
  'value' | 'onChange' | 'options' | 'selectable' | 'isLoading' | 'isClearable'
> {
  value: Id | null;
  onChange: (id: Id | null) => void;
  /** A tree; undefined while loading. */
  departments: readonly Department[] | undefined;
  /** For the parent of a department: neither itself nor one below it can be chosen. */
  except?: Id | undefined;
  /** Why a department cannot be chosen; undefined for those that can. Stable between renders. */
  reasonOf?: ((id: Id) => string | undefined) | undefined;
}

const nodeOf = (
  { id, name, children }: Department,
  reasonOf: DepartmentPickerProps['reasonOf'],
): TreeNode<string> => {
  const disabledReason = reasonOf?.(id);
  return {
    value: id,
    label: name,
    children: children?.map((child) => nodeOf(child, reasonOf)),
    ...(disabledReason !== undefined && { isDisabled: true, disabledReason }),
  };
};

/**
 * Chooses a department of any level; none, unless it is required.
 *
 * Keyboard: as `Cascader`.
 */
export function DepartmentPicker({
  value,
  onChange,
  departments,
  except,
  reasonOf,
  placeholder = '无',
  ...field
}: DepartmentPickerProps) {
  const nodes = useMemo(
    () =>
      disabledBelow(
        (departments ?? []).map((department) => nodeOf(department, reasonOf)),
        except ?? null,
      ),
    [departments, except, reasonOf],
  );
  const path = useMemo(
    () => (value === null ? [] : pathOf(indexTree(nodes), value).map((node) => node.value)),
    [nodes, value],
  );
  return (
    <Cascader
      {...field}
      isClearable={!field.isRequired}
      placeholder={placeholder}
      selectable="any"
      isLoading={departments === undefined}
      options={nodes}
      value={path.length > 0 ? path : null}
      onChange={(next) => onChange(next?.at(-1) ?? null)}
    />
  );
}
