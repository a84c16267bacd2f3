const onMac: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** A shortcut for display: `Mod-Shift-8` is Ctrl+Shift+8, on a Mac ⇧⌘8. */
export function keyHint(keys: string, isMac: boolean): string {
  const parts = keys.split('-');
  if (!isMac) return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
  const key = parts.at(-1) ?? '';
  const order = ['Alt', 'Shift', 'Mod'].filter((modifier) => parts.includes(modifier));
  return [...order.map((modifier) => onMac[modifier]), key].join('');
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeys(keys: string, isMac: boolean): string {
  return keys.replaceAll('-', '+').replace('Mod', isMac ? 'Meta' : 'Control');
}

/** The tool to focus after a key, out of `count` tools; null for other keys. */
export function nextTool(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
