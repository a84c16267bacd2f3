import { visuallyHidden } from '../theme/index.ts';
import { keyFaces } from './keyFaces.ts';
import { isMacPlatform } from './platform.ts';
import { key as keyStyle, keys as keysStyle } from './KeyHint.css.ts';

export interface KeyHintProps {
  /** The keys, joined by +: Mod+K (Ctrl, on a Mac ⌘), Shift+Enter, Esc, ArrowUp, Plus. */
  keys: string;
  /** Whose keyboard. By default that of this device. */
  platform?: 'mac' | 'other' | undefined;
}

/**
 * The keys that do the same, as they are printed on this keyboard.
 *
 * Use it beside what the keys do: in a menu, in a search field, in a list of shortcuts. It only displays: the
 * element that handles the keys needs `aria-keyshortcuts`. Never the only way: the action needs a button too.
 */
export function KeyHint({ keys, platform }: KeyHintProps) {
  const isMac = platform === undefined ? isMacPlatform() : platform === 'mac';
  const faces = keyFaces(keys, isMac);
  return (
    <kbd className={keysStyle}>
      <span className={visuallyHidden}>{faces.map(({ name }) => name).join(' ')}</span>
      {faces.map(({ face }) => (
        <span key={face} className={keyStyle} aria-hidden="true">
          {face}
        </span>
      ))}
    </kbd>
  );
}
