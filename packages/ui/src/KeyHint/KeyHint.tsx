import { visuallyHidden } from '../theme/index.ts';
import { key as keyStyle, keys as keysStyle } from './KeyHint.css.ts';
import { isMacPlatform } from './platform.ts';
import { useTexts } from '../texts/context.ts';
import { keyHintTexts, type KeyHintTexts } from './texts.ts';

/** A key as printed, and as read aloud. */
interface KeyFace {
  face: string;
  name: string;
}

const plainKeys = (texts: KeyHintTexts): Record<string, KeyFace> => ({
  ctrl: { face: 'Ctrl', name: 'Control' },
  enter: { face: '↵', name: texts.enter },
  space: { face: texts.space, name: texts.space },
  arrowup: { face: '↑', name: texts.up },
  arrowdown: { face: '↓', name: texts.down },
  arrowleft: { face: '←', name: texts.left },
  arrowright: { face: '→', name: texts.right },
  plus: { face: '+', name: texts.plus },
  minus: { face: '−', name: texts.minus },
});

const onMac: Record<string, KeyFace> = {
  mod: { face: '⌘', name: 'Command' },
  ctrl: { face: '⌃', name: 'Control' },
  shift: { face: '⇧', name: 'Shift' },
  alt: { face: '⌥', name: 'Option' },
};

/** `Mod+K` as the keys of this keyboard: ⌘ K on a Mac, Ctrl K elsewhere. */
export function keyFaces(
  keys: string,
  isMac: boolean,
  texts: KeyHintTexts = keyHintTexts,
): KeyFace[] {
  const plain = plainKeys(texts);
  const parts = keys.match(/[^+\s]+/g) ?? [];
  return parts.map((key) => {
    const id = key.toLowerCase();
    const known = (isMac ? onMac[id] : plain[id === 'mod' ? 'ctrl' : id]) ?? plain[id];
    if (known) return known;
    const face = key.length === 1 ? key.toUpperCase() : key;
    return { face, name: face };
  });
}

export interface KeyHintProps {
  /** The keys, joined by +: Mod+K (Ctrl, on a Mac ⌘), Shift+Enter, Esc, ArrowUp, Plus. */
  keys: string;
}

/**
 * The keys that do the same, as they are printed on this keyboard.
 *
 * Use it beside what the keys do: in a menu, in a search field, in a list of shortcuts. It only displays: the
 * element that handles the keys needs `aria-keyshortcuts`. Never the only way: the action needs a button too.
 */
export function KeyHint({ keys }: KeyHintProps) {
  const faces = keyFaces(keys, isMacPlatform(), useTexts('KeyHint', keyHintTexts));
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
