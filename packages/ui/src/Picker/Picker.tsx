import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import type { PickerOption, PickerSource } from './option.ts';
import { usePickerInput, useOptionsState } from './usePickerInput.ts';
import { PickerField } from './PickerField.tsx';

/** What both pickers take. */
export interface PickerLook extends FieldProps {
  /** Shown in the empty field; 全部 in filters. @default '请选择' */
  placeholder?: string | undefined;
  /** Shows a clear button; the value may be null. */
  isClearable?: boolean | undefined;
}

export type PickerProps<Value extends string | number> = PickerLook &
  PickerSource<Value> & {
    /** The value of the chosen option; null when none is chosen. */
    value: Value | null;
    /** Called with the value of the chosen option, with null when it is cleared. */
    onChange: (value: Value | null) => void;
    /** Label of a value that is not among the options; without it the value itself is shown. */
    valueLabel?: string | undefined;
  };

/**
 * A combobox over very many options: type part of a name, or its pinyin, and select it in the list.
 *
 * Use it from some fifty options on, up to a hundred thousand, or with `onSearch` where the server searches.
 * For fewer take a `Select`; for several at once a `MultiPicker`. Do not use it for free text: text that is
 * not selected is discarded on blur.
 *
 * Keyboard: typing opens and filters (cq finds 重庆); ↑ ↓, Page Up and Page Down move, Home and End move
 * in the text; Enter selects, also when the list is still to come; Esc closes the list, then discards the text.
 * When it is clearable, blur with an empty text clears the value.
 */
export function Picker<Value extends string | number>({
  value,
  onChange,
  valueLabel,
  placeholder = '请选择',
  isClearable = false,
  options,
  isLoading,
  error,
  onSearch,
  ...field
}: PickerProps<Value>) {
  const input = useRef<HTMLInputElement>(null);
  const entry = usePickerInput();
  const source = onSearch ? { onSearch } : { options, isLoading, error };
  const offer = useOptionsState(source, entry);
  const [lastPicked, setLastPicked] = useState<PickerOption<Value>>();
  const { typed, close, clear } = entry;

  const chosen = useMemo(() => new Set(value === null ? [] : [value]), [value]);
  const listed = useMemo(
    () => offer.options.find((option) => option.value === value),
    [offer.options, value],
  );
  const known = listed ?? (lastPicked?.value === value ? lastPicked : undefined);
  const unknown = isLoading ? '加载中' : String(value ?? '');
  const shownText = value === null ? '' : (known?.label ?? valueLabel ?? unknown);

  // Typing replaces the label that is shown.
  useLayoutEffect(() => {
    const isLabel = typed === null && shownText !== '';
    if (isLabel && document.activeElement === input.current) input.current?.select();
  }, [typed, shownText]);

  const pick = (index: number): void => {
    const option = offer.options[index];
    if (!option) return;
    setLastPicked(option);
    close();
    clear();
    if (option.value !== value) onChange(option.value);
  };
  const leave = (): void => {
    close();
    clear();
    if (isClearable && typed === '' && value !== null) onChange(null);
  };

  return (
    <PickerField
      {...field}
      input={entry}
      optionsState={offer}
      isRemote={onSearch !== undefined}
      isMultiple={false}
      chosen={chosen}
      inputRef={input}
      shownText={shownText}
      placeholder={isClearable || shownText === '' ? placeholder : shownText}
      onClear={isClearable && value !== null ? () => onChange(null) : undefined}
      onPick={pick}
      onLeave={leave}
    >
      {field.name !== undefined && (
        <input type="hidden" name={field.name} value={value ?? ''} disabled={field.isDisabled} />
      )}
    </PickerField>
  );
}
