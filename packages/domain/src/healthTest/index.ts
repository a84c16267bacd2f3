import { lazy } from '@anzhu/ui/LazyBoundary';

export { healthTestActions, healthTestColumns, untestedColumns } from './columns.tsx';
export { abnormalFilter, healthTestFilter } from './filter.ts';
export type { FloorPerson } from './floor/floorSheet.ts';
export { floorName, floorOptions, nextFloor, type Floors } from './floor/floors.ts';
export type { ImportPanelProps } from './import/ImportPanel.tsx';
export { HealthTestFilterBar } from './HealthTestFilterBar.tsx';
export type { PersonOption } from './HealthTestDialog.tsx';
export type { HealthTestDialogProps } from './HealthTestDialog.tsx';
export type { HealthTestRecordProps } from './HealthTestRecord.tsx';
export type { HandleTestDialogProps } from './HandleTestDialog.tsx';
export type { EditRowDialogProps } from './import/EditRowDialog.tsx';
export type { FloorSheetProps } from './floor/FloorSheet.tsx';

// Loaded when they are first opened.
export const HealthTestDialog = lazy(() =>
  import('./HealthTestDialog.tsx').then((part) => ({ default: part.HealthTestDialog })),
);
export const HealthTestRecord = lazy(() =>
  import('./HealthTestRecord.tsx').then((part) => ({ default: part.HealthTestRecord })),
);
export const HandleTestDialog = lazy(() =>
  import('./HandleTestDialog.tsx').then((part) => ({ default: part.HandleTestDialog })),
);
export const ImportPanel = lazy(() =>
  import('./import/ImportPanel.tsx').then((part) => ({ default: part.ImportPanel })),
);
export const EditRowDialog = lazy(() =>
  import('./import/EditRowDialog.tsx').then((part) => ({ default: part.EditRowDialog })),
);
export const FloorSheet = lazy(() =>
  import('./floor/FloorSheet.tsx').then((part) => ({ default: part.FloorSheet })),
);
