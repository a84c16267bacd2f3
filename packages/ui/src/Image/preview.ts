import { lazyPart } from '../lazyPart/index.ts';

/** Fetched when a picture is pointed at: nobody waits for it who only looks. */
export const preview = lazyPart(() => import('./Preview.tsx').then((module) => module.Preview));
