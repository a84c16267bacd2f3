import type { TreeNode } from '../lib/tree/index.ts';

/** A place as text, without 省, 市 and the like. Where a province has no cities, both are its name. */
export interface RegionText {
  province: string;
  /** Empty where only a province is meant. */
  city: string;
}

/** The code and the name of one entry: `33浙江`. */
function readEntry(entry: string): { code: string; label: string } {
  const code = /^\d+/.exec(entry)?.[0] ?? '';
  return { code, label: entry.slice(code.length) };
}

/** The provinces with their cities, out of the packed text. */
export function readRegions(packed: string): TreeNode<string>[] {
  return packed.split('\n').map((line) => {
    const [first = '', ...rest] = line.split(' ');
    const { code, label } = readEntry(first);
    const children = rest.map((entry) => {
      const city = readEntry(entry);
      return { value: code + city.code, label: city.label };
    });
    return { value: code, label, ...(children.length > 0 && { children }) };
  });
}

/** The names of codes; for a province without cities both are its name, for unknown codes null. */
export function textOfCodes(
  regions: readonly TreeNode<string>[],
  codes: readonly string[],
): RegionText | null {
  const [provinceCode, cityCode] = codes;
  const province = regions.find(({ value }) => value === provinceCode);
  if (!province) return null;
  if (!province.children) return { province: province.label, city: province.label };
  const city = province.children.find(({ value }) => value === cityCode);
  return { province: province.label, city: city?.label ?? '' };
}

/** What may follow a short name. */
const endings = /^$|(省|市|区|州|盟|县)$/;

/** The node that is meant by a name with or without 省, 市, 自治区 and the like. */
function findByName(
  nodes: readonly TreeNode<string>[],
  name: string,
): TreeNode<string> | undefined {
  const trimmed = name.trim();
  return nodes
    .filter(({ label }) => trimmed.startsWith(label) && endings.test(trimmed.slice(label.length)))
    .toSorted((one, other) => other.label.length - one.label.length)[0];
}

/** The codes of names such as 浙江 or 浙江省, 杭州市. An unknown city leaves the province; an unknown province is null. */
export function codesOfText(
  regions: readonly TreeNode<string>[],
  province: string,
  city = '',
): string[] | null {
  const found = findByName(regions, province);
  if (!found) return null;
  const foundCity = findByName(found.children ?? [], city);
  return foundCity ? [found.value, foundCity.value] : [found.value];
}
