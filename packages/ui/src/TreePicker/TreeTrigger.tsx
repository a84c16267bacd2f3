import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { controlArrow, controlBox } from '../Field/Field.css.ts';
import { ClearButton, Field } from '../Field/index.ts';
import { ChevronDown } from '../Icon/index.ts';
import type { ChoiceFieldProps } from '../Select/Select.tsx';
import { clearButton, frame, trigger as triggerStyle } from '../Select/Select.css.ts';
import { preloadPinyin } from '../lib/search/index.ts';
import * as css from './TreeTrigger.css.ts';
import type { TreeNode, TreeValue } from '../lib/tree/index.ts';
import { useCommonTexts } from '../texts/context.ts';

/** How a sheet was opened: with these letters typed, by keyboard or not. */
interface Opening {
  query: string;
  isByKeyboard: boolean;
}

/** Which nodes can be chosen: those with nothing below, or any. */
export type Selectable = 'leaf' | 'any';

export interface TreeSheetProps extends Opening {
  /** The id of its rows. */
  id: string;
  label: string;
  nodes: readonly TreeNode[];
  onQuery: (query: string) => void;
  /** Shown when there are no nodes: 加载中, 暂无数据. */
  emptyMessage: string;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export interface TreePickerProps<Value extends TreeValue> extends ChoiceFieldProps {
  /** The tree. Values are unique in it. Must be referentially stable. */
  options: readonly TreeNode<Value>[];
  /** The roots are being loaded. */
  isLoading?: boolean | undefined;
}

interface TreeTriggerProps extends TreePickerProps<TreeValue> {
  /** The selected path, from the root down: only the last part is never cut. */
  parts: readonly string[];
  /** At the end: 共 5 项. */
  count?: string | undefined;
  onClear: () => void;
  children: (sheet: TreeSheetProps) => ReactNode;
}

/** A button with role combobox: it has a value and opens a tree. */
const comboboxRole = { role: 'combobox', 'aria-haspopup': 'dialog' } as const;

/** The closed control of `Cascader` and `TreeSelect`. Typing on it opens and searches at once. */
export function TreeTrigger(props: TreeTriggerProps) {
  const { parts, count, onClear, children, ...rest } = props;
  const common = useCommonTexts();
  const { options, placeholder = common.choose, isClearable, isLoading, ...field } = rest;
  const sheetId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const { isDisabled = false, isReadOnly = false } = field;
  const isOpen = opening !== null;
  const isCleared = isClearable && parts.length > 0 && !isDisabled && !isReadOnly;
  const last = parts.at(-1);

  const open = (isByKeyboard: boolean, query = ''): void => {
    if (isReadOnly) return;
    setOpening({ query, isByKeyboard });
  };
  const close = (): void => setOpening(null);
  const clear = (): void => {
    onClear();
    trigger.current?.focus();
  };
  const press = (isByKeyboard: boolean): void => {
    if (isOpen) close();
    else open(isByKeyboard);
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (isLetter(event)) open(true, event.key);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open(true);
    else if (event.key === 'Delete' && isCleared) clear();
    else return;
    event.preventDefault();
  };

  return (
    <Field {...field}>
      {(control, { labelId }) => (
        <div className={frame}>
          <button
            {...control}
            ref={trigger}
            {...{ ...comboboxRole, 'aria-readonly': isReadOnly || undefined }}
            type="button"
            className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled })} ${triggerStyle}`}
            aria-labelledby={labelId}
            aria-expanded={isOpen}
            aria-controls={isOpen ? sheetId : undefined}
            title={parts.length > 0 ? parts.join(' / ') : undefined}
            disabled={isDisabled}
            // A press by Enter or Space is a click without a pointer.
            onClick={(event) => press(event.detail === 0)}
            onKeyDown={pressKey}
            onPointerEnter={preloadPinyin}
            onFocus={preloadPinyin}
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
            <span className={controlArrow}>
              <ChevronDown size={16} />
            </span>
          </button>
          {isCleared && (
            <span className={clearButton}>
              <ClearButton onPress={clear} />
            </span>
          )}
          {opening &&
            children({
              id: sheetId,
              label: field.label,
              nodes: options,
              ...opening,
              onQuery: (query) => setOpening((now) => now && { ...now, query }),
              emptyMessage: isLoading ? common.loading : common.noData,
              triggerRef: trigger,
              onClose: close,
            })}
        </div>
      )}
    </Field>
  );
}

/** A key that writes one letter or digit. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
