import { useLayoutEffect, useMemo, useState } from 'react';
import type { ChoiceFieldProps } from '../Select/Select.tsx';
import type { PickerOption, PickerSource } from './option.ts';
import { PickerField } from './PickerField.tsx';
import { usePicker } from './usePicker.ts';
import { useCommonTexts } from '../texts/context.ts';

export type PickerProps<Value extends string | number> = ChoiceFieldProps &
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
  placeholder,
  isClearable = false,
  options,
  isLoading,
  onSearch,
  ...field
}: PickerProps<Value>) {
  const common = useCommonTexts();
  const picker = usePicker(onSearch ? { onSearch } : { options, isLoading });
  const { typed, inputRef } = picker;
  const offered = picker.optionsState.options;
  const [lastPicked, setLastPicked] = useState<PickerOption<Value>>();

  const chosen = useMemo(() => new Set(value === null ? [] : [value]), [value]);
  const listed = useMemo(() => offered.find((one) => one.value === value), [offered, value]);
  const known = listed ?? (lastPicked?.value === value ? lastPicked : undefined);
  const unknown = isLoading ? common.loading : String(value ?? '');
  const shownText = value === null ? '' : (known?.label ?? valueLabel ?? unknown);

  // Typing replaces the label that is shown.
  useLayoutEffect(() => {
    const isLabel = typed === null && shownText !== '';
    if (isLabel && document.activeElement === inputRef.current) inputRef.current?.select();
  }, [inputRef, typed, shownText]);

  const pick = (index: number): void => {
    const option = offered[index];
    if (!option) return;
    setLastPicked(option);
    picker.close();
    picker.clear();
    if (option.value !== value) onChange(option.value);
  };

  return (
    <PickerField
      {...field}
      picker={picker}
      isMultiple={false}
      chosen={chosen}
      shownText={shownText}
      placeholder={isClearable || shownText === '' ? (placeholder ?? common.choose) : shownText}
      onClear={isClearable && value !== null ? () => onChange(null) : undefined}
      onPick={pick}
      onLeave={() => {
        if (isClearable && typed === '' && value !== null) onChange(null);
      }}
    />
  );
}
