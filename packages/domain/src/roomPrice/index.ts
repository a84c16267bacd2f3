export { NightFees, type NightFeesProps } from './NightFees.tsx';
