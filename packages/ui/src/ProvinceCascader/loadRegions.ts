import { createLoader, useLoaded, type Loaded } from '../lib/lazyPart/index.ts';
import type { TreeNode } from '../lib/tree/index.ts';
import {
  codesOfText,
  provincesOnly,
  readRegions,
  textOfCodes,
  type RegionText,
} from './readRegions.ts';

/** The full tree, and its provinces alone. */
interface Regions {
  city: TreeNode<string>[];
  province: TreeNode<string>[];
}

/** Opening the field again loads again. */
export const loadFailure = '省市数据未能加载，请重试';

const loader = createLoader<Regions>(async () => {
  const { regions } = await import('./regions.ts');
  const city = readRegions(regions);
  return { city, province: provincesOnly(city) };
});

/** Loads the provinces and cities ahead of need. */
export const preloadRegions = (): void => void loader.load();

/** The provinces and cities, once `isNeeded`. */
export const useRegions = (isNeeded: boolean): Loaded<Regions> => useLoaded(loader, isNeeded);

async function fetchRegions(): Promise<TreeNode<string>[]> {
  await loader.load();
  const regions = loader.current();
  if (!regions) throw new Error(loadFailure);
  return regions.city;
}

/**
 * The names of codes: `['33', '3301']` is 浙江, 杭州. For a province without cities both are its name; null for
 * unknown codes.
 */
export async function regionText(codes: readonly string[]): Promise<RegionText | null> {
  return textOfCodes(await fetchRegions(), codes);
}

/** The codes of names, with or without 省, 市, 自治区 and the like; null for an unknown province. */
export async function regionCodes(province: string, city = ''): Promise<string[] | null> {
  return codesOfText(await fetchRegions(), province, city);
}
