import { useRef, useId, type ReactNode, type RefObject } from 'react';
import { ClearButton, Field, type FieldProps } from '../Field/index.ts';
import {
  usePickerKeys,
  usePressOutside,
  type PickerInput,
  type OptionsState,
} from './usePickerInput.ts';
import { bareControl, controlBox, controlButton } from '../Field/Field.css.ts';
import { ChevronDown } from '../Icon/index.ts';
import { isInTopLayer } from '../Popover/topLayer.ts';
import { lazyPart } from '../lib/lazyPart/index.ts';
import { buttons, contents, frame, growing, input as inputStyle, typing } from './Picker.css.ts';
import type { ListHandle } from './PickerList.tsx';

const pickerList = lazyPart(() => import('./PickerList.tsx').then((part) => part.PickerList));

interface PickerFieldProps extends FieldProps {
  input: PickerInput;
  optionsState: OptionsState;
  isRemote: boolean;
  isMultiple: boolean;
  chosen: ReadonlySet<string | number>;
  inputRef: RefObject<HTMLInputElement | null>;
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
  /** The field was left. */
  onLeave: () => void;
  children?: ReactNode;
}

/** The closed control of both pickers: an input that opens the list, and what its keys do. */
export function PickerField(props: PickerFieldProps) {
  const { input, optionsState, isRemote, isMultiple, chosen, inputRef, shownText, placeholder } =
    props;
  const { before, noteId, onClear, onPick, onBackspace, onLeave, children, ...field } = props;
  const { isDisabled = false, isReadOnly = false } = field;
  const { typed, isOpen, open, close } = input;
  const listId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const list = useRef<ListHandle>(null);
  const isFixed = isDisabled || isReadOnly;
  usePressOutside(frameRef, isOpen, onLeave);

  const lateEnterRef = useRef(false);
  const pressKey = usePickerKeys({ input, list, lateEnterRef, onBackspace, isReadOnly });
  const toggle = (): void => {
    inputRef.current?.focus();
    if (isOpen) close();
    else open();
  };
  const clear = (): void => {
    onClear?.();
    input.clear();
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
            if (target !== document.activeElement && !isInside) onLeave();
          }}
        >
          <div
            ref={boxRef}
            className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled })} ${isMultiple ? growing : ''}`}
            onPointerEnter={pickerList.preload}
          >
            <div className={isMultiple ? contents : bareControl}>
              {before}
              <div className={isMultiple ? typing : bareControl}>
                <input
                  {...control}
                  {...input.inputProps}
                  ref={inputRef}
                  role="combobox"
                  className={`${bareControl} ${inputStyle}`}
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
                  onFocus={pickerList.preload}
                />
              </div>
            </div>
            <span className={buttons}>
              {onClear && !isFixed && <ClearButton onPress={clear} />}
              <button
                type="button"
                className={controlButton}
                aria-label={isOpen ? '收起' : '展开'}
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
            <pickerList.Part
              ref={list}
              onClose={close}
              id={listId}
              label={field.label}
              optionsState={optionsState}
              query={input.query}
              isRemote={isRemote}
              isMultiple={isMultiple}
              chosen={chosen}
              fieldRef={boxRef}
              inputRef={inputRef}
              lateEnterRef={lateEnterRef}
              onPick={onPick}
            />
          )}
          {children}
        </div>
      )}
    </Field>
  );
}
