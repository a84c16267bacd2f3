import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDown } from '../Icon/index.ts';
import { besideRemoval, chipRemoval, controlArrow, controlBox } from '../Field/Field.css.ts';
import { ClearButton, Field, useChip, type FieldProps } from '../Field/index.ts';
import { lazy, LazyDialog, loadWhenIdle } from '../lib/LazyBoundary.tsx';
import { preloadPinyin } from '../lib/search/index.ts';
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
  /** The options in their order; `label` is shown, `value` must be unique. */
  options: readonly SelectOption<Value>[];
  /** The options are being loaded. */
  isLoading?: boolean | undefined;
  /** With a field that searches the options; from some fifteen options on. */
  isSearchable?: boolean | undefined;
}

/** A button with role combobox: it has a value and opens a list. */
const comboboxRole = { role: 'combobox', 'aria-haspopup': 'listbox' } as const;

type OpenedFrom = 'first' | 'last';

/**
 * One of a list that is too long to be shown whole.
 *
 * Use it from five options on. Do not use it for two to four that should be seen at once
 * (`SegmentedControl`), for very many (`Picker`), nor for actions (`MenuButton`). In filters it is clearable
 * with the placeholder 全部.
 *
 * Keyboard: Enter, Space, ↓ and ↑ open it; arrows, Home, End and first letters move; Enter chooses; Esc
 * closes; Delete clears the value. While it is closed, first letters choose, by pinyin too.
 */
export function Select<Value extends string | number>({
  value,
  onChange,
  options,
  placeholder: givenPlaceholder,
  isClearable = false,
  isLoading = false,
  isSearchable = false,
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
  const chosen = options.find((one) => one.value === value);
  const nothing = isChip && !isInTitle ? field.label : placeholder;
  const chosenWords = chosen?.label ?? (isLoading ? common.loading : String(value));

  useEffect(() => loadWhenIdle(loadPopover), []);

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
    const letters = isReadOnly || isOpen ? null : typedLetters(typed.current, event);
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
            {chosen?.icon !== undefined && <span className={icon}>{chosen.icon}</span>}
            <span
              className={words({
                isPlaceholder: value === null && !isChip,
                isClearable: isCleared && !isChip,
              })}
            >
              {value === null ? nothing : chosenWords}
            </span>
            {!isRemovable && (
              <span className={isInTitle ? `${controlArrow} ${besideTitle}` : controlArrow}>
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
            </LazyDialog>
          )}
        </div>
      )}
    </Field>
  );
}
