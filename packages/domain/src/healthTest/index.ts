import { lazyAll } from '../kit/index.ts';

export { healthTestActions, healthTestColumns, untestedColumns } from './columns.tsx';
export { abnormalFilter, healthTestFilter } from './filter.ts';
export type { FloorPerson } from './floor/floorSheet.ts';
export { HealthTestFilterBar } from './HealthTestFilterBar.tsx';
export type { PersonOption } from './HealthTestDialog.tsx';
export const {
  HealthTestDialog,
  HandleTestDialog,
  preload: preloadHealthTestDialogs,
} = lazyAll({
  HealthTestDialog: () =>
    import('./HealthTestDialog.tsx').then((module) => module.HealthTestDialog),
  HandleTestDialog: () =>
    import('./HandleTestDialog.tsx').then((module) => module.HandleTestDialog),
});
/** Of 导入 and 整层录入, each a screen of its own. */
export const { ImportPanel, EditRowDialog, FloorSheet } = lazyAll({
  ImportPanel: () => import('./import/ImportPanel.tsx').then((module) => module.ImportPanel),
  EditRowDialog: () => import('./import/EditRowDialog.tsx').then((module) => module.EditRowDialog),
  FloorSheet: () => import('./floor/FloorSheet.tsx').then((module) => module.FloorSheet),
});
