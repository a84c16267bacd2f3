import { useEffect, useReducer } from 'react';
import { createFetcher } from '../late/index.ts';
import type { TreeNode } from '../tree/index.ts';
import {
  codesOfText,
  provincesOnly,
  readRegions,
  textOfCodes,
  type RegionText,
} from './readRegions.ts';

/** The tree as a whole, and its provinces alone. */
interface Regions {
  city: TreeNode<string>[];
  province: TreeNode<string>[];
}

const { current, bring } = createFetcher<Regions>(async () => {
  const { regions } = await import('./regions.ts');
  const city = readRegions(regions);
  return { city, province: provincesOnly(city) };
});

/** Fetches the provinces and cities ahead of need. */
export const preloadRegions = (): void => void bring();

/** The provinces and cities; undefined until they have come, which renders again. */
export function useRegions(isWanted: boolean): Regions | undefined {
  const regions = current();
  const isMissing = isWanted && regions === undefined;
  const [, showAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isWaiting = isMissing;
    if (isWaiting) void bring().then(() => isWaiting && showAgain());
    return () => {
      isWaiting = false;
    };
  }, [isMissing]);

  return regions;
}

async function fetchRegions(): Promise<TreeNode<string>[]> {
  await bring();
  const regions = current();
  if (!regions) throw new Error('省市数据未能加载，请重试');
  return regions.city;
}

/**
 * The words of codes: `['33', '3301']` is 浙江, 杭州. For a province without cities both are its name; null
 * for codes that are not known.
 */
export async function regionText(codes: readonly string[]): Promise<RegionText | null> {
  return textOfCodes(await fetchRegions(), codes);
}

/** The codes of names, with or without 省, 市, 自治区 and the like; null for an unknown province. */
export async function regionCodes(province: string, city = ''): Promise<string[] | null> {
  return codesOfText(await fetchRegions(), province, city);
}
