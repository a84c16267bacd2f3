import { Search } from '../Icon/index.ts';
import { useMemo, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { useSearch } from '../lib/search/index.ts';
import { Options, type OptionsProps } from './Options.tsx';
import { search, searchInput } from './Select.css.ts';

/** The focus goes to the field as soon as it is there. */
const withAutoFocus = { autoFocus: true };

/** A list with a search field: the focus stays in the field, the arrows move in the list. */
export function SearchableOptions({ options, emptyMessage, ...list }: OptionsProps) {
  const [query, setQuery] = useState('');
  const texts = useMemo(
    () => options.map(({ label, description = '' }) => `${label}\n${description}`),
    [options],
  );
  const { count, indexAt } = useSearch(texts, query);
  const found = Array.from({ length: count }, (_, position) => options[indexAt(position)]).filter(
    (option) => option !== undefined,
  );
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField className={search} aria-label="搜索" {...withAutoFocus}>
        <Search size={16} />
        <Input className={searchInput} placeholder="搜索" />
      </SearchField>
      <Options
        {...list}
        options={found}
        startFrom={undefined}
        emptyMessage={options.length === 0 ? emptyMessage : '没有匹配项'}
      />
    </Autocomplete>
  );
}
