import { isProvince, shortProvince } from '@anzhu/api/rules/provinces';
import { invalid } from '../../platform/refusal.ts';

/** A province of origin by its short name; empty when none is given. Refuses unknown names. */
export function provinceOf(given: string | undefined): string {
  const name = shortProvince(given ?? '');
  if (name !== '' && !isProvince(name)) throw invalid('province', '客源省份不是有效的省份');
  return name;
}
