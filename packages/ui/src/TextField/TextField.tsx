import { Eye, EyeOff, X } from '../Icon/index.ts';
import { useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { affix, bareControl, controlBox, controlButton } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { isPlainEnter } from './isPlainEnter.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** password: with a button to see it; search: with a button to clear it. */
  type?: 'text' | 'password' | 'tel' | 'search' | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Enter was pressed, not to take a word from an input method. */
  onEnter?: (() => void) | undefined;
  /** The field was left: the moment for checks that ask the server. */
  onBlur?: (() => void) | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One line of text.
 *
 * Use it for names, numbers of things, phones, passwords and search. For an amount use `NumberField`;
 * to choose from a list, `Select`. The placeholder is an example, never the label.
 *
 * Keyboard: as any text input; the buttons inside can be reached by Tab.
 */
export function TextField({
  value,
  onChange,
  type = 'text',
  onEnter,
  prefix,
  suffix,
  maxLength,
  placeholder,
  autoComplete,
  inputMode,
  onBlur,
  ref,
  ...field
}: TextFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { isDisabled = false, isReadOnly = false } = field;
  const isClearable = type === 'search' && value !== '' && !isDisabled && !isReadOnly;

  const clear = (): void => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };

  return (
    <Field {...field}>
      {(control) => (
        <div
          ref={box}
          className={controlBox({ isInvalid: control['aria-invalid'], isDisabled, isReadOnly })}
        >
          {prefix && <span className={affix}>{prefix}</span>}
          <input
            {...control}
            ref={ref}
            className={bareControl}
            // A native search input brings its own clear button and Esc.
            type={type === 'search' || isRevealed ? 'text' : type}
            role={type === 'search' ? 'searchbox' : undefined}
            name={field.name}
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            maxLength={maxLength}
            placeholder={placeholder}
            autoComplete={autoComplete ?? 'off'}
            inputMode={inputMode}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            onKeyDown={(event) => {
              if (onEnter && isPlainEnter(event.nativeEvent)) onEnter();
            }}
          />
          {isClearable && (
            <button type="button" className={controlButton} aria-label="清除" onClick={clear}>
              <X size={16} />
            </button>
          )}
          {type === 'password' && (
            <button
              type="button"
              className={controlButton}
              aria-label="显示密码"
              aria-pressed={isRevealed}
              disabled={isDisabled}
              onClick={() => setRevealed(!isRevealed)}
            >
              {isRevealed ? <EyeOff size={16} /> : <Eye size={16} />}
            </button>
          )}
          {suffix && <span className={affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
