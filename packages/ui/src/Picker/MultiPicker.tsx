import { useId, useMemo, useRef, useState } from 'react';
import { X } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import {
  chip,
  chips as chipsStyle,
  chipWords,
  fixedChip,
  fold,
  remove as removeStyle,
} from './Picker.css.ts';
import type { PickerLook } from './Picker.tsx';
import { PickerField } from './PickerField.tsx';
import { labelsOf, type PickerSource } from './option.ts';
import { usePickerInput, useOptionsState } from './usePickerInput.ts';

export type MultiPickerProps<Value extends string | number> = PickerLook &
  PickerSource<Value> & {
    /** In the order in which they were chosen. */
    value: readonly Value[];
    /** Called with the values of all chosen options. */
    onChange: (value: readonly Value[]) => void;
    /** Label of a value that is not among the options; without it the value itself is shown. */
    valueLabel?: ((value: Value) => string | undefined) | undefined;
    /** Number of chips shown before the rest is folded into 已选 n 项. @default 3 */
    chipLimit?: number | undefined;
  };

/**
 * Several of very many: type part of a name, or its pinyin, and select it in the list; selected options are
 * chips in the field.
 *
 * Use it like a `Picker` where more than one may be chosen. Do not use it for up to seven options that should
 * all be visible (`CheckboxGroup`), nor for one of many (`Picker`). In a bar of one line give it
 * `chipLimit={0}`: then only 已选 n 项 is shown.
 *
 * Keyboard: as in a `Picker`; Enter selects or deselects an option, and the list stays open; Backspace in the
 * empty field removes the last chip.
 */
export function MultiPicker<Value extends string | number>({
  value: values,
  onChange,
  valueLabel,
  placeholder = '请选择',
  isClearable = false,
  chipLimit = 3,
  options,
  isLoading,
  error,
  onSearch,
  ...field
}: MultiPickerProps<Value>) {
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const entry = usePickerInput();
  const source = onSearch ? { onSearch } : { options, isLoading, error };
  const offer = useOptionsState(source, entry);
  const [lastPicked, setLastPicked] = useState<ReadonlyMap<Value, string>>(new Map());
  const isFixed = field.isDisabled === true || field.isReadOnly === true;

  const chosen = useMemo(() => new Set(values), [values]);
  const listed = useMemo(() => labelsOf(values, offer.options), [values, offer.options]);
  const chips = values.map((value) => ({
    value,
    label: listed.get(value) ?? lastPicked.get(value) ?? valueLabel?.(value) ?? String(value),
  }));

  const remove = (gone: string | number): void =>
    onChange(values.filter((value) => value !== gone));
  const pick = (index: number): void => {
    const option = offer.options[index];
    if (!option) return;
    if (chosen.has(option.value)) remove(option.value);
    else {
      setLastPicked(new Map(lastPicked).set(option.value, option.label));
      onChange([...values, option.value]);
    }
    // Several results of a query can be selected; the next character starts a new query.
    input.current?.select();
  };

  return (
    <PickerField
      {...field}
      input={entry}
      optionsState={offer}
      isRemote={onSearch !== undefined}
      isMultiple
      chosen={chosen}
      inputRef={input}
      shownText=""
      placeholder={values.length === 0 ? placeholder : undefined}
      noteId={noteId}
      before={
        <Chips
          noteId={noteId}
          label={field.label}
          chips={chips}
          limit={chipLimit}
          onRemove={isFixed ? undefined : remove}
        />
      }
      onClear={isClearable && values.length > 0 ? () => onChange([]) : undefined}
      onPick={pick}
      onBackspace={values.length === 0 ? undefined : () => onChange(values.slice(0, -1))}
      onLeave={() => {
        entry.close();
        entry.clear();
      }}
    >
      {field.name !== undefined &&
        values.map((value) => (
          <input
            key={`${typeof value}:${value}`}
            type="hidden"
            name={field.name}
            value={value}
            disabled={field.isDisabled}
          />
        ))}
    </PickerField>
  );
}

interface ChipsProps {
  /** Id of the text with the count. */
  noteId: string;
  label: string;
  chips: readonly { value: string | number; label: string }[];
  /** Number of chips shown before the rest is folded. */
  limit: number;
  /** Undefined where nothing may be changed. */
  onRemove: ((value: string | number) => void) | undefined;
}

/** What is chosen, each with a button that takes it away; many are folded into 已选 n 项. */
function Chips({ noteId, label, chips, limit, onRemove }: ChipsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isFoldable = chips.length > limit;
  const shown = isFoldable && !isUnfolded ? chips.slice(0, limit) : chips;
  return (
    <>
      <output id={noteId} className={visuallyHidden}>
        {chips.length > 0 && `已选 ${chips.length} 项`}
      </output>
      {shown.length > 0 && (
        <ul className={chipsStyle} aria-label={`${label}，已选`}>
          {shown.map((one) => (
            <li
              key={`${typeof one.value}:${one.value}`}
              className={onRemove ? chip : `${chip} ${fixedChip}`}
            >
              <span className={chipWords} title={one.label}>
                {one.label}
              </span>
              {onRemove && (
                <button
                  type="button"
                  className={removeStyle}
                  aria-label={`移除 ${one.label}`}
                  tabIndex={-1}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onRemove(one.value)}
                >
                  <X size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isFoldable && (
        <button
          type="button"
          className={fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? '收起' : `已选 ${chips.length} 项`}
        </button>
      )}
    </>
  );
}
