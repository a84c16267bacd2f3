export {
  applies,
  bestPrice,
  priceWith,
  type BestPrice,
  type PricedDiscount,
  type Purchase,
} from './price.ts';
export { discountEffectLabel, discountExclusionLabel, discountKindLabel } from './words.ts';
