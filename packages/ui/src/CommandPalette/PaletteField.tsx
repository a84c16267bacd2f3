import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Search } from '../Icon/index.ts';
import { isCompositionKey } from '../lib/composition.ts';
import { floating, useReturnFocus } from '../Popover/index.ts';
import { field, frame, input as inputStyle, list, overlay, palette } from './CommandPalette.css.ts';
import { useCommonTexts } from '../texts/context.ts';

export interface PaletteFieldProps {
  value: string;
  onChange: (words: string) => void;
  /** Called when an input method begins a word, and when it has ended it. */
  onWordOpen: (isOpen: boolean) => void;
  /** Enter was pressed: hand it over as `isEntered`. */
  onEnter: () => void;
  /** Esc was pressed. */
  onClose: () => void;
}

/**
 * The field of a `CommandPalette` while its code is being loaded, in the same place: what is typed right after
 * its keys goes into it. Hand its words over as `defaultQuery`, and not while a word is being composed.
 *
 * Keyboard: Esc closes.
 */
export function PaletteField({ value, onChange, onWordOpen, onEnter, onClose }: PaletteFieldProps) {
  const { search } = useCommonTexts();
  useReturnFocus();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const press = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (isCompositionKey(nativeEvent)) return;
    if (key === 'Escape') onClose();
    if (key === 'Enter') onEnter();
  };
  return (
    <div className={overlay} {...floating}>
      <search className={palette} aria-busy>
        <div className={field}>
          <Search size={16} aria-hidden />
          <input
            ref={input}
            type="search"
            className={inputStyle}
            aria-label={search}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
            onCompositionStart={() => onWordOpen(true)}
            onCompositionEnd={() => onWordOpen(false)}
          />
        </div>
        <div className={frame}>
          <div className={list} />
        </div>
      </search>
    </div>
  );
}
