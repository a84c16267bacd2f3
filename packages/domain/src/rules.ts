/** The pure part of the domain: rules and words without React. The server's only door. */
export * from './declaration/index.ts';
export * from './bedType/index.ts';
export * from './discount/index.ts';
export * from './healthTest/index.ts';
export * from './isolation/release.ts';
export * from './isolation/status.ts';
export * from './log/index.ts';
export { isProvince, provinces, shortProvince, type Province } from './map/provinces.ts';
export * from './material/index.ts';
export * from './order/status.ts';
export * from './review/index.ts';
export * from './room/status.ts';
export * from './sheet/index.ts';
export * from './stay/dates.ts';
export * from './stay/nights.ts';
export * from './text/index.ts';
export { roleLabel } from './user/role.ts';
