import { late } from '../late/index.ts';

/** Fetched when a picture is pointed at: nobody waits for it who only looks. */
export const preview = late(() => import('./Preview.tsx').then((module) => module.Preview));
