import { Cascader, type CascaderProps } from '../Cascader/Cascader.tsx';
import type { ChoiceFieldProps } from '../Select/Select.tsx';
import { codesOfText, readRegions, textOfCodes, type RegionText } from './readRegions.ts';
import { regions as packed } from './regions.ts';

export type { RegionText } from './readRegions.ts';

export interface ProvinceCascaderProps extends ChoiceFieldProps {
  /** Codes, `['33', '3301']`, or the words of a record, `{ province: '浙江', city: '杭州' }`; null for none. */
  value: readonly string[] | RegionText | null;
  /** The selected place, as codes and as text. */
  onChange: (codes: string[] | null, text: RegionText | null) => void;
  /** leaf: down to a city; any: a province alone is a value too. @default 'leaf' */
  selectable?: CascaderProps<string>['selectable'] | undefined;
}

const regions = readRegions(packed);

const isText = (value: ProvinceCascaderProps['value']): value is RegionText =>
  value !== null && 'province' in value;

/** A stored text that is no known place is shown as it is. */
const wordsOf = ({ province, city }: RegionText): string[] =>
  city === '' ? [province] : [province, city];

/**
 * A place in China: one of the 34 provinces, or one of their cities. 北京, 天津, 上海, 重庆, 台湾, 香港 and 澳门 are chosen
 * at once.
 *
 * Use it for the origin of guests and the location of a hotel. Do not use it for provinces alone, as in filters
 * (`Select`), nor for addresses that go down to the street (`TextField`).
 *
 * Keyboard: letters open it and search, also by pinyin: zj Enter is 浙江, zjhz Enter is 杭州; otherwise as in
 * `Cascader`.
 */
export function ProvinceCascader({
  value,
  onChange,
  selectable = 'leaf',
  ...rest
}: ProvinceCascaderProps) {
  const path = isText(value)
    ? (codesOfText(regions, value.province, value.city) ?? wordsOf(value))
    : value;

  return (
    <Cascader
      {...rest}
      value={path}
      options={regions}
      selectable={selectable}
      onChange={(next) => onChange(next, next && textOfCodes(regions, next))}
    />
  );
}
