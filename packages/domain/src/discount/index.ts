import { lazyAll } from '../kit/index.ts';

export { discountDescription, discountFacts } from './facts.tsx';
export const { DiscountDialog, preload: preloadDiscountDialog } = lazyAll({
  DiscountDialog: () => import('./DiscountDialog.tsx').then((module) => module.DiscountDialog),
});
