import { lazyPart } from '../lib/lazyPart/index.ts';

/** Preloaded on hover; the thumbnails do not need it. */
export const preview = lazyPart(() => import('./Preview.tsx').then((module) => module.Preview));
