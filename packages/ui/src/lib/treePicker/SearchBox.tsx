import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Search } from '../../Icon/index.ts';
import { media } from '../../theme/index.ts';
import { isLetter } from './TreeTrigger.tsx';
import { box, input } from './sheet.css.ts';

export interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
  /** The id of the rows below. */
  controls: string;
  /** Id of the active row. */
  active: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Content at the end. */
  children?: ReactNode;
}

/** Where a sheet of rows has its focus, while the rows are walked through. */
export function SearchBox({
  ref,
  query,
  onChange,
  controls,
  active,
  onKeyDown,
  children,
}: SearchBoxProps) {
  // At once, so that letters search and arrows move. Not by touch: the screen's keyboard would cover the
  // rows. In an effect: before, a dialog around would take the focus back.
  useEffect(() => {
    if (!window.matchMedia(media.touch).matches) ref.current?.focus();
  }, [ref]);

  return (
    <div className={box}>
      <Search size={16} />
      <input
        ref={ref}
        role="searchbox"
        className={input}
        aria-label="搜索"
        aria-controls={controls}
        aria-activedescendant={active}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="搜索"
        value={query}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </div>
  );
}

/**
 * The keyboard of a sheet with a search field and rows. The field has the focus; letters that are typed
 * elsewhere, after Tab, go to it too.
 *
 * @param pressKey returns whether the key was handled
 */
export function useSheetKeys(pressKey: (key: string) => boolean) {
  const search = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // The letter itself is written after this, into what then has the focus.
    if (isLetter(event)) search.current?.focus();
    else if (pressKey(event.key)) event.preventDefault();
  };

  return { search, onKeyDown };
}
