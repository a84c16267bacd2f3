import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { bareControl, controlBox } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { isPlainEnter } from '../TextField/typedText.ts';
import { CalendarButton, type TypedValue } from './useTypedValue.tsx';

/** What a sheet below the field needs. */
export interface SheetProps {
  triggerRef: RefObject<HTMLElement | null>;
  anchorRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface TypedFieldProps {
  field: FieldProps;
  box: RefObject<HTMLDivElement | null>;
  typed: TypedValue<string>;
  placeholder: string;
  /** Fetches the sheet ahead of need. */
  onPreload: () => void;
  /** The sheet, while it is open. */
  children: (sheet: SheetProps) => ReactNode;
}

/** The closed control of a date that is typed, or picked from a calendar below it. */
export function TypedField(props: TypedFieldProps) {
  const { field, box, typed, placeholder, onPreload, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { isDisabled = false, isReadOnly = false } = field;
  const isFixed = isDisabled || isReadOnly;

  const pressKey = (event: KeyboardEvent): void => {
    if (isPlainEnter(event.nativeEvent)) typed.settle(true);
    if (event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    typed.settle(true);
    setOpen(true);
  };

  return (
    <Field {...field} problem={typed.problem}>
      {(control) => (
        <>
          <div ref={box} className={controlBox({ isInvalid: control['aria-invalid'], isDisabled })}>
            <input
              {...control}
              className={bareControl}
              name={field.name}
              placeholder={placeholder}
              autoComplete="off"
              value={typed.texts}
              disabled={isDisabled}
              readOnly={isReadOnly}
              onChange={(event) => typed.type(event.target.value)}
              onBlur={() => typed.settle(true)}
              onKeyDown={pressKey}
            />
            <CalendarButton
              ref={button}
              isOpen={isOpen}
              isDisabled={isFixed}
              onToggle={() => setOpen(!isOpen)}
              onPreload={onPreload}
            />
          </div>
          {isOpen &&
            children({ triggerRef: button, anchorRef: box, onClose: () => setOpen(false) })}
        </>
      )}
    </Field>
  );
}
