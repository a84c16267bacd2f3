import { lazyAll } from '../kit/index.ts';

export { logColumns } from './logColumns.tsx';
export { LogFilterBar, logFilter, type LogFilterBarProps } from './LogFilterBar.tsx';
export { logTarget } from './logDetail.ts';

/** The dialog of an entry, fetched when it is first opened or by `preloadLogDialog`. */
export const { LogDialog, preload: preloadLogDialog } = lazyAll({
  LogDialog: () => import('./LogDialog.tsx').then((module) => module.LogDialog),
});
