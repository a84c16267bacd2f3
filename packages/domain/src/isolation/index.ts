import { lazyAll } from '../kit/index.ts';

export { isolationFilter } from './filter.ts';
export { isolationColumns, type IsolationColumnOptions } from './isolationColumns.tsx';
export { IsolationFilterBar } from './IsolationFilterBar.tsx';
export { IsolationMarkTag, type IsolationMarkTagProps } from './IsolationMarkTag.tsx';
export { isolationStatusLook } from './status.ts';

/** The dialogs of a person in isolation, fetched when they are first opened or by `preloadPersonDialogs`. */
export const {
  PersonDetailDialog,
  PersonDialog,
  preload: preloadPersonDialogs,
} = lazyAll({
  PersonDetailDialog: () =>
    import('./dialogs/PersonDetailDialog.tsx').then((module) => module.PersonDetailDialog),
  PersonDialog: () => import('./dialogs/PersonDialog.tsx').then((module) => module.PersonDialog),
});

/** A person's page with its charts: not part of the list. */
export const { PersonReport } = lazyAll({
  PersonReport: () => import('./report/PersonReport.tsx').then((module) => module.PersonReport),
});
