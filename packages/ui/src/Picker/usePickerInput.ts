import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

/** What is typed into a picker, and whether its list is open. */
export interface PickerInput {
  /** What is typed; null when nothing is: then the field shows what is chosen. */
  typed: string | null;
  /** What is searched for: what is typed, without what an input method has not settled yet. */
  query: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Forgets what is typed. */
  clear: () => void;
  /** Spread it on the input. */
  inputProps: {
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionStart: () => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  };
}

/** Keeps what is typed into a picker. Typing opens the list. */
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
