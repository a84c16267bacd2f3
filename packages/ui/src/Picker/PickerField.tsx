import { useRef, useId, type ReactNode } from 'react';
import { ClearButton, Field, type FieldProps } from '../Field/index.ts';
import { bareControl, controlBox, controlButton } from '../Field/Field.css.ts';
import { ChevronDown } from '../Icon/index.ts';
import { isInTopLayer } from '../Popover/topLayer.ts';
import { useOutside } from '../Popover/useOutside.ts';
import { frame } from '../Select/Select.css.ts';
import { buttons, contents, growing, typing } from './Picker.css.ts';
import { usePickerKeys, type PickerState } from './usePicker.ts';
import { PickerList } from './PickerList.tsx';
import { useCommonTexts } from '../texts/context.ts';

export interface PickerFieldProps extends FieldProps {
  picker: PickerState;
  isMultiple: boolean;
  chosen: ReadonlySet<string | number>;
  /** What the input shows while nothing is typed. */
  shownText: string;
  placeholder: string | undefined;
  /** What is chosen beyond the input: chips. */
  before?: ReactNode;
  /** Further words on what is chosen, for those who do not see it: their id. */
  noteId?: string | undefined;
  /** Undefined when there is nothing to clear. */
  onClear: (() => void) | undefined;
  onPick: (index: number) => void;
  /** Backspace was pressed in an empty input. */
  onBackspace?: (() => void) | undefined;
  /** The field was left, and its text discarded. */
  onLeave?: (() => void) | undefined;
}

/** The closed control of both pickers: an input that opens the list, and what its keys do. */
export function PickerField(props: PickerFieldProps) {
  const { picker, isMultiple, chosen, shownText, placeholder, before, ...rest } = props;
  const { noteId, onClear, onPick, onBackspace, onLeave, ...field } = rest;
  const { isDisabled = false, isReadOnly = false } = field;
  const { inputRef, typed, isOpen, open, close } = picker;
  const { expand, collapse } = useCommonTexts();
  const listId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const isFixed = isDisabled || isReadOnly;
  const leave = (): void => {
    close();
    picker.clear();
    onLeave?.();
  };
  // By touch a press elsewhere does not always take the focus.
  useOutside('pointerdown', [frameRef], leave, isOpen);

  const { list, pressKey } = usePickerKeys(picker, { onBackspace, isReadOnly });
  const toggle = (): void => {
    inputRef.current?.focus();
    if (isOpen) close();
    else open();
  };
  const clear = (): void => {
    onClear?.();
    picker.clear();
    inputRef.current?.focus();
  };

  return (
    <Field {...field}>
      {(control) => (
        <div
          ref={frameRef}
          className={frame}
          onBlur={({ target, currentTarget, relatedTarget }) => {
            // Another window took the focus: what is typed stays.
            const isInside = currentTarget.contains(relatedTarget) || isInTopLayer(relatedTarget);
            if (target !== document.activeElement && !isInside) leave();
          }}
        >
          <div
            ref={boxRef}
            className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled })} ${isMultiple ? growing : ''}`}
          >
            <div className={isMultiple ? contents : bareControl}>
              {before}
              <div className={isMultiple ? typing : bareControl}>
                <input
                  {...control}
                  {...picker.inputProps}
                  ref={inputRef}
                  role="combobox"
                  className={bareControl}
                  type="text"
                  autoComplete="off"
                  spellCheck={false}
                  aria-autocomplete="list"
                  aria-expanded={isOpen}
                  aria-haspopup="listbox"
                  aria-controls={isOpen ? listId : undefined}
                  aria-describedby={
                    [control['aria-describedby'], noteId].filter(Boolean).join(' ') || undefined
                  }
                  value={typed ?? shownText}
                  placeholder={placeholder}
                  disabled={isDisabled}
                  readOnly={isReadOnly}
                  onKeyDown={pressKey}
                  onClick={() => {
                    if (isFixed) return;
                    if (typed === null && !isOpen) inputRef.current?.select();
                    open();
                  }}
                />
              </div>
            </div>
            <span className={buttons}>
              {onClear && !isFixed && <ClearButton onPress={clear} />}
              <button
                type="button"
                className={controlButton}
                aria-label={isOpen ? collapse : expand}
                tabIndex={-1}
                disabled={isFixed}
                onMouseDown={(event) => event.preventDefault()}
                onClick={toggle}
              >
                <ChevronDown size={16} />
              </button>
            </span>
          </div>
          {isOpen && (
            <PickerList
              handleRef={list}
              id={listId}
              label={field.label}
              picker={picker}
              isMultiple={isMultiple}
              chosen={chosen}
              fieldRef={boxRef}
              onPick={onPick}
            />
          )}
        </div>
      )}
    </Field>
  );
}
