import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, Text } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { Check, Search } from '../Icon/index.ts';
import { Popover, Description } from '../Popover/index.ts';
import { Localized } from '../lib/i18n.tsx';
import { useSearch } from '../lib/search/index.ts';
import { searchInput } from '../lib/search/search.css.ts';
import * as css from './SelectPopover.css.ts';
import type { SelectOption } from './option.ts';
import { useCommonTexts } from '../texts/context.ts';

export interface SelectPopoverProps extends OptionsProps {
  triggerRef: RefObject<HTMLElement | null>;
  isSearchable: boolean;
  onClose: () => void;
}

/** The open list of a `Select`; loaded lazily. */
export function SelectPopover({
  triggerRef,
  isSearchable,
  onClose,
  ...options
}: SelectPopoverProps) {
  const List = isSearchable ? SearchableOptions : Options;
  return (
    <Popover
      label={options.label}
      triggerRef={triggerRef}
      kind={isSearchable ? 'dialog' : 'list'}
      padding="rows"
      width="trigger"
      onClose={onClose}
    >
      <Localized>
        {/* Options that arrive while it is open begin with the focus, as those that are there at once. */}
        <List key={isSearchable || options.options.length > 0 ? 'options' : 'none'} {...options} />
      </Localized>
    </Popover>
  );
}

interface OptionsProps {
  id: string;
  label: string;
  options: readonly SelectOption<string | number>[];
  value: string | number | null;
  /** What is there when no option does: 加载中, 暂无数据, 没有匹配项. */
  emptyMessage: string;
  /** Where the keyboard starts; the chosen option goes first. Not set when a search field has the focus. */
  startFrom?: 'first' | 'last' | undefined;
  onChoose: (value: string | number) => void;
}

/** Keeps numbers and strings apart: `1` and `'1'` may both be values. */
function keyOf(value: string | number): string {
  return `${typeof value}:${value}`;
}

/** The list of a `Select`: one option can be chosen; choosing the chosen one again keeps it. */
function Options(props: OptionsProps) {
  const { id, label, options, value, emptyMessage, startFrom, onChoose } = props;
  return (
    <ListBox
      id={id}
      aria-label={label}
      className={css.list}
      selectionMode="single"
      // On the press down the list would go, and the same press would focus what is below it.
      shouldSelectOnPressUp
      selectedKeys={value === null ? [] : [keyOf(value)]}
      {...(startFrom && { autoFocus: startFrom })}
      renderEmptyState={() => <div className={css.nothing}>{emptyMessage}</div>}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        const chosen = options.find((one) => keyOf(one.value) === key);
        const again = chosen?.value ?? value;
        if (again !== null) onChoose(again);
      }}
    >
      {options.map((one) => (
        <ListBoxItem
          key={keyOf(one.value)}
          id={keyOf(one.value)}
          textValue={one.label}
          className={css.option}
          isDisabled={one.isDisabled === true}
        >
          {one.icon !== undefined && <span className={css.optionIcon}>{one.icon}</span>}
          <span className={css.optionWords}>
            <Text slot="label">{one.label}</Text>
            {one.description !== undefined && <Description words={one.description} />}
          </span>
          {one.value === value && (
            <span className={css.check}>
              <Check size={16} />
            </span>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

/** A list with a search field: the focus stays in the field, the arrows move in the list. */
function SearchableOptions({ options, emptyMessage, ...list }: OptionsProps) {
  const { search, noMatch } = useCommonTexts();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Not by `autoFocus`: after a press by Enter, React Aria focuses a frame later, and the popover has the focus by then.
  useEffect(() => field.current?.focus(), []);
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
      <SearchField className={css.search} aria-label={search}>
        <Search size={16} />
        <Input ref={field} className={searchInput} placeholder={search} />
      </SearchField>
      <Options
        {...list}
        options={found}
        startFrom={undefined}
        emptyMessage={options.length === 0 ? emptyMessage : noMatch}
      />
    </Autocomplete>
  );
}
