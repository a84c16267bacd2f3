import * as z from 'zod/mini';
import { lenient, oneOfTexts } from './codecs.ts';

/** The roles; users have the role of their department. */
export const Role = {
  admin: 'admin',
  hotelAdmin: 'hotel_admin',
  hotelMember: 'hotel_member',
  antiEpidemic: 'anti-epidemic',
} as const;

export type Role = (typeof Role)[keyof typeof Role];
export const roleLabel = {
  [Role.admin]: '管理员',
  [Role.hotelAdmin]: '酒店管理员',
  [Role.hotelMember]: '酒店员工',
  [Role.antiEpidemic]: '防疫人员',
} as const satisfies Record<Role, string>;

/**
 * Combinations of roles for `access`. The server limits the records further: hotel
 * roles to their own hotel, anti-epidemic staff to isolation rooms.
 */
export const everyRole = [
  Role.admin,
  Role.hotelAdmin,
  Role.hotelMember,
  Role.antiEpidemic,
] as const;

/** Roles of hotel operation: orders, guests, reading master data. */
export const hotelSide = [Role.admin, Role.hotelAdmin, Role.hotelMember] as const;

/** Roles of hotel management: prices, refunds, rooms, changing master data. */
export const management = [Role.admin, Role.hotelAdmin] as const;

/** Roles within one hotel. */
export const hotelStaff = [Role.hotelAdmin, Role.hotelMember] as const;

/** Roles of the isolation programme. */
export const epidemicSide = [Role.admin, Role.antiEpidemic] as const;

/** All roles except hotel staff, who may not delete records or read logs. */
export const supervision = [Role.admin, Role.hotelAdmin, Role.antiEpidemic] as const;

/** Platform administrators only. */
export const platform = [Role.admin] as const;

/** The role of an answer; unknown roles have no rights and are null. */
export const NullableRole = lenient(z.nullable(oneOfTexts(roleLabel)), (wire) =>
  everyRole.includes(wire as Role) ? wire : null,
);
