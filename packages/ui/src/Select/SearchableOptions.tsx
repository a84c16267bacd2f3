import { Search } from '../Icon/index.ts';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { filterOptions } from './filterOptions.ts';
import { Options, type OptionsProps } from './Options.tsx';
import { search, searchInput } from './Select.css.ts';

/** The focus goes to the field as soon as it is there. */
const atOnce = { autoFocus: true };

/** A list with a search field: the focus stays in the field, the arrows move in the list. */
export function SearchableOptions({ options, emptyMessage, ...list }: OptionsProps) {
  const [query, setQuery] = useState('');
  const found = filterOptions(options, query);
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField className={search} aria-label="搜索" {...atOnce}>
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
