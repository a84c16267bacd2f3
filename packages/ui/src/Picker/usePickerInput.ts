import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

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
