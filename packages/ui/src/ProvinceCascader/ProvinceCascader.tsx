import { useState } from 'react';
import { Cascader, type CascaderProps } from '../Cascader/Cascader.tsx';
import { useLoaded } from '../lib/lazyPart/index.ts';
import type { ChoiceFieldProps } from '../Select/Select.tsx';
import { codesOfText, regionsLoader, textOfCodes, type RegionText } from './readRegions.ts';

export type { RegionText } from './readRegions.ts';

export interface ProvinceCascaderProps extends ChoiceFieldProps {
  /**
   * Codes, `['33', '3301']`, or words, `{ province: '浙江', city: '杭州' }`, with or without 省 and 市, as
   * records have them. Null when nothing is chosen.
   */
  value: readonly string[] | RegionText | null;
  /** The selected place, as codes and as text. */
  onChange: (codes: string[] | null, text: RegionText | null) => void;
  /** leaf: down to a city; any: a province alone is a value too. @default 'leaf' */
  selectable?: CascaderProps<string>['selectable'] | undefined;
}

const nothing: readonly never[] = [];

/** Opening the field again loads again. */
const loadFailure = '省市数据未能加载，请重试';

const isText = (value: ProvinceCascaderProps['value']): value is RegionText =>
  value !== null && 'province' in value;

/** The words that are there until the places have come. */
function wordsOf(value: ProvinceCascaderProps['value']): string[] | undefined {
  if (value === null) return undefined;
  if (!isText(value)) return value.map(() => '加载中');
  return [value.province, value.city].filter((word, place) => place === 0 || word !== '');
}

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
  const [isNear, setNear] = useState(false);
  const isNeeded = isNear || (value !== null && !isText(value));
  const { value: regions, error } = useLoaded(regionsLoader, isNeeded);
  const words = wordsOf(value);
  const codes = isText(value) ? regions && codesOfText(regions, value.province, value.city) : value;
  // A stored text that is no known place is shown as it is.
  const path = codes ?? words ?? null;

  return (
    <Cascader
      {...rest}
      value={path}
      valueLabels={words}
      options={regions ?? nothing}
      selectable={selectable}
      isLoading={regions === undefined && error === undefined}
      errorMessage={error === undefined ? rest.errorMessage : loadFailure}
      onPreload={() => {
        setNear(true);
        void regionsLoader.load();
      }}
      onChange={(next) => onChange(next, next && regions ? textOfCodes(regions, next) : null)}
    />
  );
}
