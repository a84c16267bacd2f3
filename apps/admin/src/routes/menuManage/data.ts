import type { Id } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import { sortMenus, type Menu } from '@anzhu/api/contract/menu';
import { myMenus } from '@anzhu/api/contract/myMenus';
import { submitErrorOf } from '@anzhu/domain/kit';
import { toast } from '@anzhu/ui/Toast';
import type { OrderedTreeTableProps } from '@anzhu/ui/TreeTable';
import { useMemo } from 'react';
import { useAction } from '../../data/index.ts';

const changed = { refresh: [myMenus] };
const nameOf = ({ name }: Menu): string => name;

type Order = Pick<OrderedTreeTableProps<Menu>, 'nameOf' | 'onReorder'>;

/** Changes the order of menus; after a refusal the tree shows what others have done. */
export function useMenuOrder(reload: () => Promise<void>): Order {
  const sort = useAction(sortMenus, changed);
  return {
    nameOf,
    onReorder: async ({ ids, knownIds }) => {
      try {
        await sort({ ids: [...ids], knownIds: [...knownIds] });
      } catch (error) {
        const { message, isReported } = submitErrorOf(error);
        if (!isReported) toast.error(message);
        throw error;
      } finally {
        await reload();
      }
    },
  };
}

/** Names departments: 加载中 until they are there, the id of one that is not. */
export function useNameOfDepartment(departments: readonly Department[] | undefined) {
  return useMemo(() => {
    const names = new Map<Id, string>();
    const read = (below: readonly Department[] | null): void => {
      for (const { id, name, children } of below ?? []) {
        names.set(id, name);
        read(children);
      }
    };
    read(departments ?? null);
    return (id: Id): string => names.get(id) ?? (departments ? `部门 ${id}` : '加载中');
  }, [departments]);
}
