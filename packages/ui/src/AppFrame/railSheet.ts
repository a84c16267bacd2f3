import { lazyPart } from '../lib/lazyPart/index.ts';

/** The rail as a drawer. The bar's button fetches it ahead of need, the rail shows it. */
export const railSheet = lazyPart(() => import('./RailSheet.tsx').then((part) => part.RailSheet));
