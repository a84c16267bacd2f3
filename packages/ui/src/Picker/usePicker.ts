import {
  useRef,
  useState,
  useEffect,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react';
import { useStable } from '../lib/useStable.ts';
import { isCompositionKey, isUnfinishedInput } from '../lib/composition.ts';
import type { FoundOptions, LocalSource, PickerSource } from './option.ts';

export type PickerState = ReturnType<typeof usePicker>;

const none: readonly [] = [];

/** State of a picker, wherever its options come from. Typing opens the list. */
export function usePicker<Value extends string | number>({
  options,
  isLoading,
  onSearch,
}: PickerSource<Value>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { reset, ...remote } = useRemoteOptions(onSearch, query, isOpen);
  const local: OptionsState<Value> = { options: options ?? none, isLoading };

  return {
    inputRef,
    /** The typed text; null when there is none: then the field shows the selected option. */
    typed,
    /** The search query: the typed text without an unfinished composition. */
    query,
    isOpen,
    isRemote: onSearch !== undefined,
    optionsState: onSearch ? remote : local,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      // A list that is opened again searches again; until then it shows the last result.
      reset();
    },
    clear: () => {
      setTyped(null);
      setQuery('');
    },
    /** Spread it on the input. */
    inputProps: {
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setOpen(true);
        if (!isUnfinishedInput(nativeEvent)) setQuery(target.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        setTyped(currentTarget.value);
        setQuery(currentTarget.value);
      },
    },
  };
}

/** Debounce of the query, in ms. */
const debounceMs = 200;

interface RemoteResult<Value extends string | number> extends FoundOptions<Value> {
  /** The query of this result; undefined before the first one. */
  query?: string;
  message?: string;
}

export interface OptionsState<
  Value extends string | number = string | number,
> extends LocalSource<Value> {
  /** A remote search failed: the message, and the handler of 重试. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** Below the options. */
  note?: string | undefined;
}

/** Searches the options on the server while the list is open; outdated results are ignored. */
function useRemoteOptions<Value extends string | number>(
  onSearch: PickerSource<Value>['onSearch'],
  query: string,
  isOpen: boolean,
): OptionsState<Value> & { reset: () => void } {
  const [result, setResult] = useState<RemoteResult<Value>>({ options: none });
  const search = useStable(async (signal: AbortSignal): Promise<void> => {
    try {
      const found = (await onSearch?.(query, signal)) ?? none;
      const brought = 'options' in found ? found : { options: found };
      if (!signal.aborted) setResult({ query, ...brought });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Nothing of an earlier search: Enter would take it.
      if (!signal.aborted) setResult({ options: none, query, message });
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
  }, [isOutdated, query, search]);

  const { options, note, message } = result;
  const isFailed = !isOutdated && message !== undefined;
  const reset = (): void => {
    if (result.query !== undefined) setResult({ options, note });
  };
  return {
    options,
    note,
    isLoading: isOutdated,
    error: isFailed ? { message, onRetry: reset } : undefined,
    reset,
  };
}

/** Keys of the text, also while the list is open. */
const isCaretKey = (key: string): boolean => key === 'Home' || key === 'End';

export interface ListHandle {
  /** @returns whether the key moved in the list or selected in it */
  press: (key: string) => boolean;
}

interface PickerKeysOptions {
  isReadOnly: boolean;
  onBackspace: (() => void) | undefined;
}

/**
 * Keyboard handling of a picker's input; keys of an input method are ignored.
 *
 * @param onBackspace Backspace was pressed in an empty input
 */
export function usePickerKeys(
  { typed, isOpen, open, close, clear }: PickerState,
  { isReadOnly, onBackspace }: PickerKeysOptions,
) {
  const list = useRef<ListHandle>(null);

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
      // Enter is not the form's, even while the options are being loaded.
      return list.current?.press(key) === true || key === 'Enter';
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    open();
    return true;
  };

  const pressKey = (event: KeyboardEvent): void => {
    if (isReadOnly || isCompositionKey(event.nativeEvent)) return;
    if (take(event)) event.preventDefault();
  };
  return { list, pressKey };
}
