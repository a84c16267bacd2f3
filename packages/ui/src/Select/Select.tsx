import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDown } from '../Icon/index.ts';
import { besideRemoval, chipRemoval, controlArrow, controlBox } from '../Field/Field.css.ts';
import { ClearButton, Field, useChip, type FieldProps } from '../Field/index.ts';
import { lazy, LazyDialog, loadWhenIdle } from '../lib/LazyBoundary.tsx';
import { preloadPinyin } from '../lib/search/index.ts';
import type { PickerOption, RemoteSearch } from '../Picker/option.ts';
import type { SelectOption } from './option.ts';
import { typeahead, typedLetters } from './typeahead.ts';
import {
  besideTitle,
  clearButton,
  frame,
  icon,
  inTitle,
  trigger as triggerStyle,
  words,
} from './Select.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { fieldTexts } from '../Field/texts.ts';

const loadPopover = () =>
  import('./SelectPopover.tsx').then((part) => ({ default: part.SelectPopover }));
const SelectPopover = lazy(loadPopover);
const loadSearched = () =>
  import('./SearchedPopover.tsx').then((part) => ({ default: part.SearchedPopover }));
const SearchedPopover = lazy(loadSearched);

/** What every field takes that chooses from a list or a tree. */
export interface ChoiceFieldProps extends FieldProps {
  /** Shown while nothing is chosen: 全部 in filters, 请选择 in forms. @default '请选择' */
  placeholder?: string | undefined;
  /** Shows a clear button; the value may be null. */
  isClearable?: boolean | undefined;
}

export type { SelectOption } from './option.ts';

export interface SelectProps<Value extends string | number> extends ChoiceFieldProps {
  /** The value of the chosen option; null when none is chosen. */
  value: Value | null;
  /** Called with the value of the chosen option, with null when it is cleared. */
  onChange: (value: Value | null) => void;
  /** The options in their order; `label` is shown, `value` must be unique. None with `onSearch`. */
  options?: readonly SelectOption<Value>[] | undefined;
  /** The options are being loaded. */
  isLoading?: boolean | undefined;
  /** With a field that searches the options; from some fifteen options on. */
  isSearchable?: boolean | undefined;
  /** In place of `options`: searches them on a server, with an empty query when the list opens. */
  onSearch?: RemoteSearch<Value> | undefined;
  /** In the empty field of such a search: what can be typed. @default '搜索' */
  searchHint?: string | undefined;
  /** Label of a value that is not among the options: of such a search, the one chosen before. */
  valueLabel?: string | undefined;
}

const noOptions: readonly [] = [];

/** A button with role combobox: it has a value and opens a list. */
const comboboxRole = { role: 'combobox', 'aria-haspopup': 'listbox' } as const;

type OpenedFrom = 'first' | 'last';

/**
 * One of a list that is too long to be shown whole.
 *
 * Use it from five options on. Do not use it for two to four that should be seen at once
 * (`SegmentedControl`), for very many (`Picker`), nor for actions (`MenuButton`). In filters it is clearable
 * with the placeholder 全部. With `onSearch` a server has the options, as those of a title.
 *
 * Keyboard: Enter, Space, ↓ and ↑ open it; arrows, Home, End and first letters move; Enter chooses; Esc
 * closes; Delete clears the value. While it is closed, first letters choose, by pinyin too.
 */
export function Select<Value extends string | number>({
  value,
  onChange,
  options = noOptions,
  placeholder: givenPlaceholder,
  isClearable = false,
  isLoading = false,
  isSearchable = false,
  onSearch,
  searchHint,
  valueLabel,
  ...field
}: SelectProps<Value>) {
  const common = useCommonTexts();
  const { removeFilter } = useTexts('Field', fieldTexts);
  const placeholder = givenPlaceholder ?? common.choose;
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [openedFrom, setOpenedFrom] = useState<OpenedFrom | null>(null);
  const { isDisabled = false, isReadOnly = false } = field;
  const isOpen = openedFrom !== null;
  const isCleared = isClearable && value !== null && !isDisabled && !isReadOnly;
  const { isChip, isInTitle } = useChip(field.label);
  const isRemovable = isChip && !isInTitle && isCleared;
  const [lastPicked, setLastPicked] = useState<PickerOption<Value>>();
  const listed = options.find((one) => one.value === value);
  const picked = lastPicked?.value === value ? lastPicked : undefined;
  const nothing = isChip && !isInTitle ? field.label : placeholder;
  const unknown = isLoading ? common.loading : String(value);
  const chosenWords = listed?.label ?? valueLabel ?? picked?.label ?? unknown;
  const isRemote = onSearch !== undefined;

  useEffect(() => loadWhenIdle(isRemote ? loadSearched : loadPopover), [isRemote]);

  const open = (from: OpenedFrom): void => {
    if (!isReadOnly) setOpenedFrom(from);
  };
  const close = (): void => setOpenedFrom(null);
  const clear = (): void => {
    onChange(null);
    trigger.current?.focus();
  };
  /** Chooses what begins with the letters typed; returns whether the key was one of them. */
  const chooseTyped = (event: KeyboardEvent): boolean => {
    const letters = isReadOnly || isOpen || isRemote ? null : typedLetters(typed.current, event);
    if (letters === null) return false;
    typed.current = letters;
    const next = typeahead(options, letters.text, value);
    if (next && next.value !== value) onChange(next.value);
    return true;
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (chooseTyped(event)) event.preventDefault();
    else if (event.key === 'ArrowDown') open('first');
    else if (event.key === 'ArrowUp') open('last');
    else if (event.key === 'Delete' && isCleared) clear();
    else return;
    event.preventDefault();
  };

  return (
    <Field {...field}>
      {(control, { labelId }) => (
        <div className={frame}>
          <button
            {...control}
            ref={trigger}
            {...{ ...comboboxRole, 'aria-readonly': isReadOnly || undefined }}
            type="button"
            className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled, chip: isChip && !isInTitle ? (value === null ? 'off' : 'on') : undefined })} ${triggerStyle} ${isInTitle ? inTitle : ''} ${isRemovable ? besideRemoval : ''}`}
            aria-labelledby={labelId}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            disabled={isDisabled}
            onClick={() => (isOpen ? close() : open('first'))}
            onKeyDown={pressKey}
            onPointerEnter={preloadPinyin}
            onFocus={preloadPinyin}
          >
            {listed?.icon !== undefined && (
              <span role="none" className={icon}>
                {listed.icon}
              </span>
            )}
            {/* Without a role its words are those of the button: in Firefox they are its value. */}
            <span
              role="none"
              className={words({
                isPlaceholder: value === null && !isChip,
                isClearable: isCleared && !isChip,
              })}
            >
              {value === null ? nothing : chosenWords}
            </span>
            {!isRemovable && (
              <span
                role="none"
                className={isInTitle ? `${controlArrow} ${besideTitle}` : controlArrow}
              >
                <ChevronDown size={16} />
              </span>
            )}
          </button>
          {isCleared && (
            <span className={isInTitle ? besideTitle : isChip ? chipRemoval : clearButton}>
              <ClearButton
                onPress={clear}
                {...(isChip && { label: removeFilter(common.labelled(field.label, chosenWords)) })}
              />
            </span>
          )}
          {isOpen && (
            <LazyDialog onClose={close}>
              {onSearch ? (
                <SearchedPopover
                  id={listId}
                  label={field.label}
                  value={value}
                  triggerRef={trigger}
                  {...{ onSearch, searchHint }}
                  onClose={close}
                  onChoose={(found) => {
                    close();
                    // One of those that `onSearch` found.
                    const option = found as PickerOption<Value>;
                    setLastPicked(option);
                    if (option.value !== value) onChange(option.value);
                  }}
                />
              ) : (
                <SelectPopover
                  id={listId}
                  label={field.label}
                  options={options}
                  value={value}
                  isSearchable={isSearchable}
                  startFrom={openedFrom}
                  emptyMessage={isLoading ? common.loading : common.noData}
                  triggerRef={trigger}
                  onClose={close}
                  onChoose={(next) => {
                    close();
                    const option = options.find((one) => one.value === next);
                    if (option && next !== value) onChange(option.value);
                  }}
                />
              )}
            </LazyDialog>
          )}
        </div>
      )}
    </Field>
  );
}
