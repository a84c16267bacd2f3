import { lazyAll } from '../kit/index.ts';

/** The dialogs of a person in isolation, fetched when they are first opened or by `preloadPersonDialogs`. */
export const {
  PersonDetailDialog,
  PersonDialog,
  preload: preloadPersonDialogs,
} = lazyAll({
  PersonDetailDialog: () =>
    import('./PersonDetailDialog.tsx').then((module) => module.PersonDetailDialog),
  PersonDialog: () => import('./PersonDialog.tsx').then((module) => module.PersonDialog),
});

/** A person's page with its charts: not part of the list. */
export const { PersonReport } = lazyAll({
  PersonReport: () => import('./PersonReport.tsx').then((module) => module.PersonReport),
});
