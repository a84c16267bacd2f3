import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import type { PickerOption, PickerSource } from './option.ts';
import { PickerField } from './PickerField.tsx';
import { usePickerInput } from './usePickerInput.ts';
import { useOptionsState } from './useOptionsState.ts';

/** What both pickers take. */
export interface PickerLook extends FieldProps {
  /** What the empty field says: 请选择 where nothing is said, 全部 in filters. */
  placeholder?: string | undefined;
  /** No choice is a choice: with a button that takes it back. */
  isClearable?: boolean | undefined;
}

export type PickerProps<Value extends string | number> = PickerLook &
  PickerSource<Value> & {
    value: Value | null;
    onChange: (value: Value | null) => void;
    /** The words of a value that is not among the options, or not yet; without them the value is shown itself. */
    valueLabel?: string | undefined;
  };

/**
 * One of very many: type a part of its name, or its pinyin, and take it from the list.
 *
 * Use it from some fifty options on, up to a hundred thousand, or with `onSearch` where only the server
 * knows them all. For fewer take a `Select`; for several at once a `MultiPicker`. Do not use it for free
 * text: what is typed and not taken is forgotten.
 *
 * Keyboard: typing opens and filters (cq finds 重庆); ↑ ↓, Page Up, Page Down, Home and End move; Enter
 * takes; Esc closes the list, then forgets what was typed. When it is clearable, emptying it and leaving
 * takes the choice back.
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

  // What comes next replaces the label that stands there.
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
