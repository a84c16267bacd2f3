import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { shortProvince } from '@anzhu/api/rules/provinces';
import { bit } from '../../platform/db/bit.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { cleanRichText } from './richText.ts';

type Given = Partial<InputOf<Contract['modifyHotel']>>;

const cleaned = (html: string | undefined): string | undefined =>
  html === undefined ? undefined : cleanRichText(html);

const departmentOf = (id: Given['deptId']): number | null | undefined =>
  id === undefined || id === null ? id : rowId(id);

/** The fields of a hotel form as columns; missing fields are undefined. */
export const hotelColumns = (given: Given) => ({
  department_id: departmentOf(given.deptId),
  name: given.name,
  address: given.address,
  parking_lot: given.parkingLot,
  badge: given.badge?.join(','),
  allow_isolation: bit(given.allowIsolation),
  cover: given.cover,
  contact_phone: given.contactPhone,
  longitude: given.longitude,
  latitude: given.latitude,
  province: given.province === undefined ? undefined : shortProvince(given.province),
  city: given.city,
  introduce: cleaned(given.introduce),
  facilities: cleaned(given.facilities),
  other_policy: cleaned(given.otherPolicy),
  terms: cleaned(given.terms),
});
