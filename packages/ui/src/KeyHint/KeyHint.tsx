import { visuallyHidden } from '../theme/index.ts';
import { keyFaces } from './keyFaces.ts';
import { key as keyStyle, keys as keysStyle } from './KeyHint.css.ts';

export interface KeyHintProps {
  /** The keys, joined by +: Mod+K (Ctrl, on a Mac ⌘), Shift+Enter, Esc, ArrowUp, Plus. */
  keys: string;
  /** Whose keyboard. That of this device unless said otherwise. */
  platform?: 'mac' | 'other' | undefined;
}

/** Asked once: a keyboard does not change its maker. */
const isMacPlatform = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * The keys that do the same, as they are printed on this keyboard.
 *
 * Use it beside what the keys do: in a menu, in a search field, in a list of shortcuts. It only shows:
 * whoever listens to the keys also says so with `aria-keyshortcuts`. Never the only way: what the keys do can also be pressed.
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
