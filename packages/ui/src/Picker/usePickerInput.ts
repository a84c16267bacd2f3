import {
  useRef,
  useState,
  useEffect,
  useEffectEvent,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { PickerSource, PickerOption } from './option.ts';
import { isInTopLayer } from '../Popover/topLayer.ts';
import type { ListHandle } from './PickerList.tsx';

/** The text of a picker's input, and whether its list is open. */
export interface PickerInput {
  /** The typed text; null when there is none: then the field shows the selected option. */
  typed: string | null;
  /** The search query: the typed text without an unfinished composition. */
  query: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Discards the text. */
  clear: () => void;
  /** Spread it on the input. */
  inputProps: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionStart: () => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  };
}

/** State of a picker's input. Typing opens the list. */
export function usePickerInput(): PickerInput {
  const [typed, setTyped] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isComposing = useRef(false);

  return {
    typed,
    query,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    clear: () => {
      setTyped(null);
      setQuery('');
    },
    inputProps: {
      onChange: ({ target }) => {
        setTyped(target.value);
        setOpen(true);
        if (!isComposing.current) setQuery(target.value);
      },
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: ({ currentTarget }) => {
        isComposing.current = false;
        setTyped(currentTarget.value);
        setQuery(currentTarget.value);
      },
    },
  };
}

const none: readonly [] = [];

/** The options of a picker, wherever they come from. */
export function useOptionsState<Value extends string | number>(
  { options, isLoading = false, error, onSearch }: PickerSource<Value>,
  { query, isOpen }: PickerInput,
): OptionsState<Value> {
  const remote = useRemoteOptions(onSearch, query, isOpen);
  if (onSearch) return remote;
  return { options: options ?? none, isLoading, error };
}

/** Debounce of the query, in ms. */
const debounceMs = 200;

interface RemoteResult<Value extends string | number> {
  /** The query of this result; undefined before the first one. */
  query: string | undefined;
  options: readonly PickerOption<Value>[];
  message: string | undefined;
}

type Search<Value extends string | number> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly PickerOption<Value>[]>;

/** The options of a list and their load state. */
export interface OptionsState<Value extends string | number = string | number> {
  options: readonly PickerOption<Value>[];
  isLoading: boolean;
  error: { message: string; onRetry: () => void | Promise<void> } | undefined;
}

const initialResult = { query: undefined, options: [], message: undefined };

/** Searches the options on the server while the list is open; outdated results are ignored. */
function useRemoteOptions<Value extends string | number>(
  onSearch: Search<Value> | undefined,
  query: string,
  isOpen: boolean,
): OptionsState<Value> {
  const [result, setResult] = useState<RemoteResult<Value>>(initialResult);
  const search = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    try {
      const options = (await onSearch?.(query, signal)) ?? [];
      if (!signal.aborted) setResult({ query, options, message: undefined });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) setResult((before) => ({ ...before, query, message }));
    }
  });

  const isOutdated = onSearch !== undefined && isOpen && result.query !== query;
  useEffect(() => {
    if (!isOutdated) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void search(controller.signal), query === '' ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOutdated, query]);

  // A list that is opened again searches again; until then it shows the last result.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => setResult((before) => ({ ...before, query: undefined, message: undefined }));
  }, [isOpen]);

  const { options, message } = result;
  const retry = (): void => setResult({ query: undefined, options, message: undefined });
  return {
    options,
    isLoading: isOutdated,
    error: isOutdated || message === undefined ? undefined : { message, onRetry: retry },
  };
}

interface PickerKeys {
  input: PickerInput;
  list: RefObject<ListHandle | null>;
  /** Set by Enter before the list, or what it searches for, is there. */
  lateEnterRef: RefObject<boolean>;
  /** Backspace was pressed in an empty input. */
  onBackspace: (() => void) | undefined;
  isReadOnly: boolean;
}

/** Keys of the text, also while the list is open. */
const isCaretKey = (key: string): boolean => key === 'Home' || key === 'End';

/** Keyboard handling of a picker's input; keys of an input method are ignored. */
export function usePickerKeys(keys: PickerKeys) {
  const { input, list, lateEnterRef, onBackspace, isReadOnly } = keys;
  const { typed, isOpen, open, close, clear } = input;

  /** @returns whether the key was handled */
  const take = (event: KeyboardEvent): boolean => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') {
      if (!isOpen && typed === null) return false;
      // The dialog around it stays.
      event.stopPropagation();
      if (isOpen) close();
      else clear();
      return true;
    }
    if (key === 'Backspace') {
      if (onBackspace === undefined || (typed ?? '') !== '') return false;
      onBackspace();
      return true;
    }
    if (isOpen && altKey && key === 'ArrowUp') {
      close();
      return true;
    }
    if (isOpen) {
      if (altKey || shiftKey || ctrlKey || metaKey || isCaretKey(key)) return false;
      const isTaken = list.current?.press(key) === true;
      lateEnterRef.current = key === 'Enter' && !isTaken;
      return isTaken || key === 'Enter';
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    open();
    return true;
  };

  return (event: KeyboardEvent): void => {
    if (isReadOnly || event.nativeEvent.isComposing) return;
    lateEnterRef.current = false;
    if (take(event)) event.preventDefault();
  };
}

/** Calls `onPress` when a press begins elsewhere: on a touch screen that does not always take the focus. */
export function usePressOutside(
  frameRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent(({ target }: PointerEvent): void => {
    const isInside = target instanceof Node && frameRef.current?.contains(target);
    if (!isInside && !isInTopLayer(target)) onPress();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: PointerEvent): void => press(event);
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, [isOpen]);
}
