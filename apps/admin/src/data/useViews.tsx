import type { Codecs, Filter, FilterValues, ListView } from '@anzhu/domain/kit';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { followsQuery } from '../url/useUrlState.ts';

interface View<Values> extends Pick<ListView, 'label' | 'count'> {
  /** What it filters by; the other fields of the views are empty in it. */
  values: Partial<Values>;
}

/** A link to the first page of a list with other keys in the URL; '' for none. */
export function useViewLink(): (keys: Readonly<Record<string, string>>) => ListView['link'] {
  const { pathname, search } = useLocation();
  return (keys) => {
    const query = new URLSearchParams(search);
    for (const [name, text] of Object.entries({ page: '', record: '', ...keys })) {
      if (text === '') query.delete(name);
      else query.set(name, text);
    }
    const follow = (event: MouseEvent): void => {
      // With one of these keys it opens elsewhere.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const now = new URLSearchParams(search).toString();
      followsQuery(`${pathname}?${now}`, `${query}`);
    };
    return {
      render: (props) => <Link {...props} to={{ search: `${query}` }} onClick={follow} />,
    };
  };
}

/**
 * Saved views of a list: filters by the fields that any of them has. The others, as the hotel, stay as they are.
 *
 * @param value the filter in use
 * @returns for the `views` of a `ListPage`, each with the labels of the fields that it sets
 */
export function useViews<Fields extends Codecs>(
  filter: Filter<Fields>,
  value: FilterValues<Fields>,
  views: readonly View<FilterValues<Fields>>[],
): (ListView & { fields: string[] })[] {
  const linkTo = useViewLink();
  const names = [...new Set(views.flatMap(({ values }) => Object.keys(values)))];
  const keysOf = (values: Partial<FilterValues<Fields>>): Record<string, string> => {
    const printed = filter.print({ ...filter.empty, ...values });
    return Object.fromEntries(names.map((name) => [name, printed[name] ?? '']));
  };
  const now = keysOf(value);
  return views.map(({ values, ...view }) => {
    const keys = keysOf(values);
    const isCurrent = names.every((name) => now[name] === keys[name]);
    const fields = Object.keys(values).map((name) => filter.propsOf(name).label);
    return { ...view, isCurrent, fields, link: linkTo(keys) };
  });
}
