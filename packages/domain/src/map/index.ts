export { isProvince, provinces, shortProvince, type Province } from './provinces.ts';
