import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { controlBox } from '../../Field/Field.css.ts';
import { ClearButton, Field, type FieldProps } from '../../Field/index.ts';
import { ChevronDown } from '../../Icon/index.ts';
import * as css from './TreeTrigger.css.ts';

/** How a sheet was opened: with these letters typed, by keyboard or not. */
export interface Opening {
  query: string;
  isByKeyboard: boolean;
}

export interface TreeTriggerProps {
  field: FieldProps;
  /** The selected path, from the root down: only the last part is never cut. */
  parts: readonly string[];
  /** At the end: 共 5 项. */
  count?: string | undefined;
  placeholder: string;
  isClearable: boolean;
  /** The opened sheet; null while it is closed. */
  opening: Opening | null;
  onOpen: (opening: Opening | null) => void;
  onClear: () => void;
  /** Fetches the sheet ahead of need. */
  preload: () => void;
  /** The id of what is opened. */
  sheetId: string;
  /** What is sent with a form of the browser's own. */
  formValues: readonly (string | number)[];
  children: (trigger: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/** A button with role combobox: it has a value and opens a tree. */
const comboboxRole = (isReadOnly: boolean) =>
  ({
    role: 'combobox',
    'aria-haspopup': 'dialog',
    'aria-readonly': isReadOnly || undefined,
  }) as const;

/** The closed control of `Cascader` and `TreeSelect`. Typing on it opens and searches at once. */
export function TreeTrigger(props: TreeTriggerProps) {
  const { field, parts, count, placeholder, opening, onOpen, onClear, preload, sheetId } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const { isDisabled = false, isReadOnly = false } = field;
  const isOpen = opening !== null;
  const isCleared = props.isClearable && parts.length > 0 && !isDisabled && !isReadOnly;
  const last = parts.at(-1);

  const open = (isByKeyboard: boolean, query = ''): void => {
    if (!isReadOnly) onOpen({ query, isByKeyboard });
  };
  const takeBack = (): void => {
    onClear();
    trigger.current?.focus();
  };
  const pressKey = (event: KeyboardEvent): void => {
    // Until the sheet has come, what is typed still arrives here.
    if (isLetter(event)) open(true, (opening?.query ?? '') + event.key);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open(true);
    else if (event.key === 'Delete' && isCleared) takeBack();
    else return;
    event.preventDefault();
  };

  return (
    <Field {...field}>
      {(control, { labelId }) => (
        <div className={css.frame}>
          <button
            {...control}
            ref={trigger}
            {...comboboxRole(isReadOnly)}
            type="button"
            className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled, isReadOnly })} ${css.trigger}`}
            aria-labelledby={labelId}
            aria-expanded={isOpen}
            aria-controls={isOpen ? sheetId : undefined}
            title={parts.length > 0 ? parts.join(' / ') : undefined}
            disabled={isDisabled}
            // A press by Enter or Space is a click without a pointer.
            onClick={(event) => (isOpen ? onOpen(null) : open(event.detail === 0))}
            onKeyDown={pressKey}
            onPointerEnter={preload}
            onFocus={preload}
          >
            <span className={css.words}>
              {last === undefined && <span className={css.placeholder}>{placeholder}</span>}
              {parts.length > 1 && (
                <span className={css.above}>{`${parts.slice(0, -1).join(' / ')} / `}</span>
              )}
              {last !== undefined && <span className={css.last}>{last}</span>}
            </span>
            {count !== undefined && <span className={css.count}>{count}</span>}
            {isCleared && <span className={css.room} />}
            <span className={css.arrow}>
              <ChevronDown size={16} />
            </span>
          </button>
          {isCleared && (
            <span className={css.clear}>
              <ClearButton onPress={takeBack} />
            </span>
          )}
          {field.name !== undefined &&
            props.formValues.map((value) => (
              <input
                key={value}
                type="hidden"
                name={field.name}
                value={value}
                disabled={isDisabled}
              />
            ))}
          {isOpen && props.children(trigger)}
        </div>
      )}
    </Field>
  );
}

/** A key that writes one letter or digit. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
