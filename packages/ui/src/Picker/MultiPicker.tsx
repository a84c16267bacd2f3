import { useId, useMemo, useState } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import { Chip } from './Chip.tsx';
import * as css from './Picker.css.ts';
import type { ChoiceFieldProps } from '../Select/Select.tsx';
import { PickerField } from './PickerField.tsx';
import { labelsOf, type PickerOption, type PickerSource } from './option.ts';
import { usePicker } from './usePicker.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { pickerTexts } from './texts.ts';

export type MultiPickerProps<Value extends string | number> = ChoiceFieldProps &
  PickerSource<Value> & {
    /** In the order in which they were chosen. */
    value: readonly Value[];
    /** Called with the values of all chosen options. */
    onChange: (value: readonly Value[]) => void;
    /** Label of a value that is not among the options; without it the value itself is shown. */
    labelOf?: ((value: Value) => string | undefined) | undefined;
  };

/**
 * Several of very many: type part of a name, or its pinyin, and select it in the list; selected options are
 * chips in the field.
 *
 * Use it like a `Picker` where more than one may be chosen. Do not use it for up to seven options that should
 * all be visible (`CheckboxGroup`), nor for one of many (`Picker`).
 *
 * Keyboard: as in a `Picker`; Enter selects or deselects an option, and the list stays open; Backspace in the
 * empty field removes the last chip.
 */
export function MultiPicker<Value extends string | number>({
  value: values,
  onChange,
  placeholder,
  isClearable = false,
  options,
  isLoading,
  onSearch,
  labelOf,
  ...field
}: MultiPickerProps<Value>) {
  const { choose } = useCommonTexts();
  const noteId = useId();
  const picker = usePicker(onSearch ? { onSearch } : { options, isLoading });
  const offered = picker.optionsState.options;
  /** Those of a remote search are not found again when another is typed. */
  const [picked, setPicked] = useState<readonly PickerOption<Value>[]>([]);
  const isFixed = field.isDisabled === true || field.isReadOnly === true;

  const chosen = useMemo(() => new Set(values), [values]);
  const labels = useMemo(
    () => labelsOf(values, [...offered, ...picked]),
    [values, offered, picked],
  );
  const chips = values.map((value) => ({
    value,
    label: labels.get(value) ?? labelOf?.(value) ?? String(value),
  }));

  const remove = (gone: string | number): void =>
    onChange(values.filter((value) => value !== gone));
  const pick = (index: number): void => {
    const option = offered[index];
    if (!option) return;
    if (onSearch) setPicked((before) => [...before, option]);
    if (chosen.has(option.value)) remove(option.value);
    else onChange([...values, option.value]);
    // Several results of a query can be selected; the next character starts a new query.
    picker.inputRef.current?.select();
  };

  return (
    <PickerField
      {...field}
      picker={picker}
      isMultiple
      chosen={chosen}
      shownText=""
      placeholder={values.length === 0 ? (placeholder ?? choose) : undefined}
      noteId={noteId}
      before={
        <Chips
          noteId={noteId}
          label={field.label}
          chips={chips}
          onRemove={isFixed ? undefined : remove}
        />
      }
      onClear={isClearable && values.length > 0 ? () => onChange([]) : undefined}
      onPick={pick}
      onBackspace={values.length === 0 ? undefined : () => onChange(values.slice(0, -1))}
    />
  );
}

interface ChipsProps {
  noteId: string;
  label: string;
  chips: readonly { value: string | number; label: string }[];
  /** Undefined where nothing may be changed. */
  onRemove: ((value: string | number) => void) | undefined;
}

/** Number of chips shown before the rest is folded. */
const chipLimit = 3;

/** What is chosen, each with a button that takes it away; many are folded into 已选 n 项. */
function Chips({ noteId, label, chips, onRemove }: ChipsProps) {
  const texts = useTexts('Picker', pickerTexts);
  const common = useCommonTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  const isFoldable = chips.length > chipLimit;
  const shown = isFoldable && !isUnfolded ? chips.slice(0, chipLimit) : chips;
  return (
    <>
      <output id={noteId} className={visuallyHidden}>
        {chips.length > 0 && texts.chosenCount(chips.length)}
      </output>
      {chips.length > 0 && (
        <ul className={css.chips} aria-label={common.clauses([label, texts.chosen])}>
          {shown.map((one) => (
            <Chip
              key={`${typeof one.value}:${one.value}`}
              label={one.label}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onRemove && (() => onRemove(one.value))}
            />
          ))}
        </ul>
      )}
      {isFoldable && (
        <button
          type="button"
          className={css.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? common.collapse : texts.chosenCount(chips.length)}
        </button>
      )}
    </>
  );
}
