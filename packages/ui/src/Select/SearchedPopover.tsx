import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { Search } from '../Icon/index.ts';
import { searchInput } from '../lib/search/search.css.ts';
import type { PickerOption, RemoteSearch } from '../Picker/option.ts';
import { PickerList } from '../Picker/PickerList.tsx';
import { usePicker, usePickerKeys } from '../Picker/usePicker.ts';
import { Popover } from '../Popover/index.ts';
import { useCommonTexts } from '../texts/context.ts';
import { remote, search } from './SelectPopover.css.ts';

export interface SearchedPopoverProps {
  id: string;
  label: string;
  value: string | number | null;
  onSearch: RemoteSearch<string | number>;
  /** In the empty field. */
  searchHint: string | undefined;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  onChoose: (option: PickerOption<string | number>) => void;
}

/** The open list of a `Select` whose options are searched on a server; loaded lazily. */
export function SearchedPopover(props: SearchedPopoverProps) {
  const { id, label, value, onSearch, searchHint, triggerRef, onClose, onChoose } = props;
  const { search: searchText } = useCommonTexts();
  const picker = usePicker({ onSearch });
  const { open, isOpen, inputRef } = picker;
  const start = useRef(open);
  // Not by `autoFocus`: the popover takes the focus after it.
  useEffect(() => {
    start.current();
    inputRef.current?.focus();
  }, [inputRef]);
  const { list, pressKey } = usePickerKeys(
    { ...picker, close: onClose },
    { isReadOnly: false, onBackspace: undefined },
  );
  const chosen = useMemo(() => new Set(value === null ? [] : [value]), [value]);
  return (
    <Popover label={label} triggerRef={triggerRef} padding="rows" width="trigger" onClose={onClose}>
      <div className={search}>
        <Search size={16} />
        <input
          {...picker.inputProps}
          ref={inputRef}
          role="combobox"
          type="text"
          className={searchInput}
          autoComplete="off"
          spellCheck={false}
          aria-label={searchText}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={id}
          placeholder={searchHint ?? searchText}
          value={picker.typed ?? ''}
          onKeyDown={pressKey}
        />
      </div>
      <div className={remote}>
        <PickerList
          handleRef={list}
          id={id}
          label={label}
          picker={picker}
          isMultiple={false}
          chosen={chosen}
          onPick={(index) => {
            const option = picker.optionsState.options[index];
            if (option) onChoose(option);
          }}
        />
      </div>
    </Popover>
  );
}
