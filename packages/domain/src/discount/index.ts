export {
  applies,
  bestPrice,
  priceWith,
  type BestPrice,
  type PricedDiscount,
  type Purchase,
} from './price.ts';
