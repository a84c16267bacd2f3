import * as z from 'zod/mini';
import { lenient, oneOfTexts } from './codecs.ts';

/** The roles a department gives its users. */
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
 * Combinations of roles that calls are open to. The server narrows further what a role sees: hotel
 * roles their own hotel, anti-epidemic staff isolation rooms.
 */
export const everyRole = [
  Role.admin,
  Role.hotelAdmin,
  Role.hotelMember,
  Role.antiEpidemic,
] as const;

/** Those who run hotels: orders, guests, master data to look at. */
export const hotelSide = [Role.admin, Role.hotelAdmin, Role.hotelMember] as const;

/** Those who decide for hotels: prices, refunds, rooms, master data to change. */
export const management = [Role.admin, Role.hotelAdmin] as const;

/** Those of one hotel, not the platform's. */
export const hotelStaff = [Role.hotelAdmin, Role.hotelMember] as const;

/** Those who run the isolation programme. */
export const epidemicSide = [Role.admin, Role.antiEpidemic] as const;

/** Everyone but a hotel's staff, who may not delete or read logs. */
export const supervision = [Role.admin, Role.hotelAdmin, Role.antiEpidemic] as const;

/** The platform's administrators alone. */
export const platform = [Role.admin] as const;

/** The role of an answer; one that we do not know gives no rights, and is null. */
export const AnsweredRole = lenient(z.nullable(oneOfTexts(roleLabel)), (wire) =>
  everyRole.includes(wire as Role) ? wire : null,
);
