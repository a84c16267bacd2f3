import type { Id } from '@anzhu/api/contract/codecs';
import { RecordStatus } from '@anzhu/api/contract/department';
import { addMenu, type Menu } from '@anzhu/api/contract/menu';
import { contractForm } from '../kit/pure.ts';

/** A menu as it is being filled in. */
export interface MenuDraft {
  pId: Id | null;
  name: string;
  path: string;
  icon: string | null;
  sort: number | null;
  visible: RecordStatus;
  remark: string;
  role: string[];
  deptId: Id[];
}

export const menuForm = contractForm(addMenu, ({ icon, ...draft }: MenuDraft) => ({
  ...draft,
  icon: icon ?? '',
}));
/** What the fields begin with; a new menu is the last one at the top. */
export const menuDraft = (menu: Menu | null, roots: readonly Menu[]): MenuDraft => ({
  pId: menu?.pId ?? null,
  name: menu?.name ?? '',
  path: menu?.path ?? '',
  icon: menu?.icon || null,
  sort: menu ? menu.sort : Math.max(-1, ...roots.map(({ sort }) => sort ?? 0)) + 1,
  visible: menu?.visible ?? RecordStatus.normal,
  remark: menu?.remark ?? '',
  role: menu?.role ?? [],
  deptId: menu?.deptId ?? [],
});
