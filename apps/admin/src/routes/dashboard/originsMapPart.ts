import { lazyPart } from '@anzhu/ui/lazyPart';

/** The map of a view, below its charts: fetched while they read their data. */
export const { Part: OriginsMap } = lazyPart(() =>
  import('./OriginsMap.tsx').then((module) => module.OriginsMap),
);
