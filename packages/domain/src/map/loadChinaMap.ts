import type { ProvinceShape } from './chinaMap.ts';

/**
 * The shape of a province by its name, with or without 省, 市, 自治区; null for an unknown name. The map is
 * loaded when it is first needed.
 */
export async function provinceShape(name: string): Promise<ProvinceShape | null> {
  const { findProvince } = await import('./chinaMap.ts');
  return findProvince(name) ?? null;
}
