import type { FilterChip } from '@anzhu/ui/FilterBar';
import { media } from '@anzhu/ui/theme';
import { useMedia } from '@anzhu/ui/useMedia';
import { useState } from 'react';
import type { Codecs, Filter, FilterValues, FilterWords } from './filter.ts';

/** The state of a filter bar: what `useList` returns as `bar`. */
export interface FilterState<Values> {
  /** The filter in use. When it changes from outside, as by going back, the fields follow. */
  value: Values;
  /** Called when something is chosen, by 查询 and 重置, and when a chip is removed. */
  onQuery: (values: Values) => void;
  /** The list is being loaded: 查询 shows it. @default false */
  isPending?: boolean | undefined;
}

/** What ties a field of a filter bar to its draft. */
export interface FilterFieldProps<Value> {
  label: string;
  maxLength?: number;
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * The fields of a `FilterBar`. What is chosen applies at once; what is typed, and on phones all, is a draft until
 * 查询. Removing a chip applies at once and keeps the drafts of the other fields.
 *
 * @param words names for what only the screen can name, as `{ roomType: nameIn(roomTypes) }`
 * @returns `field(name)` to spread on a field; with `isAtOnce` its choice applies at once on phones too; `bar` to spread on the `FilterBar`
 */
export function useFilterDraft<Fields extends Codecs>(
  filter: Filter<Fields>,
  { value, onQuery, isPending = false }: FilterState<FilterValues<Fields>>,
  words?: FilterWords<Fields>,
) {
  type Values = FilterValues<Fields>;
  const isPhone = useMedia(media.phone);
  const keyOf = (values: Values): string => JSON.stringify(filter.print(values));
  const key = keyOf(value);
  const [state, setState] = useState({ draft: value, seen: key, queried: '' });
  if (state.seen !== key) {
    const isOwn = state.queried === key;
    setState({ draft: isOwn ? state.draft : value, seen: key, queried: '' });
  }

  const query = (next: Values, draft: Values): void => {
    setState({ ...state, draft, queried: keyOf(next) });
    onQuery(next);
  };
  const without = (values: Values, name: keyof Fields): Values => ({
    ...values,
    [name]: filter.empty[name],
  });

  const isTooLong = (values: Values): boolean =>
    filter.names.some((name) => {
      const text: unknown = values[name];
      const { maxLength = Infinity } = filter.propsOf(name);
      return typeof text === 'string' && [...text].length > maxLength;
    });

  return {
    field: <Name extends keyof Fields & string>(
      name: Name,
      { isAtOnce = false } = {},
    ): FilterFieldProps<Values[Name]> => ({
      ...filter.propsOf(name),
      value: state.draft[name],
      onChange: (next: Values[Name]) => {
        const isTyped = filter.propsOf(name).maxLength !== undefined;
        if (!isAtOnce && (isPhone || isTyped)) {
          setState((now) => ({ ...now, draft: { ...now.draft, [name]: next } }));
        } else query({ ...value, [name]: next }, { ...state.draft, [name]: next });
      },
    }),
    bar: {
      // Another query than the one that is being loaded is sent: it replaces that one.
      isPending: isPending && keyOf(state.draft) === key,
      // Its field says that a text is too long.
      onSubmit: () => {
        if (!isTooLong(state.draft)) query(state.draft, state.draft);
      },
      onReset: () => query(filter.empty, filter.empty),
      chips: filter.conditions(value, words).map(({ id, ...inWords }): FilterChip => ({
        id,
        ...inWords,
        onRemove: () => query(without(value, id), without(state.draft, id)),
      })),
    },
  };
}
