/** One step to an element: its role or a selector, its name or a text in it, as regular expressions. */
export interface Step {
  role?: string;
  css?: string;
  name?: string;
  text?: string;
  /** Which of several: 0 is the first, -1 the last. @default 0 */
  nth?: number;
}

/** What is seen of an element. */
export interface Seen {
  /** Its middle, in px of the window. */
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  value: string;
  isFocused: boolean;
  isEnabled: boolean;
  /** What a press on its middle would hit in its place; '' when it would hit the element. */
  coveredBy: string;
}

/**
 * Runs in the page: finds the visible element that the last step leads to, each within that of the one before; null
 * without. It uses nothing from outside.
 */
export function findInPage(steps: Step[], isBrought: boolean): Seen | null {
  const roles: Record<string, string> = {
    button: 'button,summary',
    link: 'a[href]',
    textbox: 'input:not([type]),input[type=text],input[type=tel],input[type=password],textarea',
    combobox: 'select',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    heading: 'h1,h2,h3',
    row: 'tr',
    rowheader: 'th[scope=row]',
    gridcell: 'td',
    table: 'table',
    navigation: 'nav',
    columnheader: 'th[scope=col]',
  };
  const squeeze = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return squeeze(label);
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.map((id) => squeeze(document.getElementById(id)?.textContent ?? ''));
    if (named.length > 0) return named.join(' ');
    const { labels } = element as HTMLInputElement;
    if (labels && labels.length > 0) return squeeze(labels[0]?.textContent ?? '');
    return squeeze(element.textContent);
  };
  const isVisible = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

  let found: Element = document.documentElement;
  for (const { role, css, name, text, nth = 0 } of steps) {
    const selector = css ?? `[role="${role}"],:is(${roles[role ?? ''] ?? 'x-none'}):not([role])`;
    const pattern = name === undefined ? null : new RegExp(name);
    const words = text === undefined ? null : new RegExp(text);
    const candidates = [...found.querySelectorAll(selector)].filter(
      (one) =>
        isVisible(one) &&
        !one.closest('[inert]') &&
        (!pattern || pattern.test(nameOf(one))) &&
        (!words || words.test(squeeze(one.textContent))),
    );
    const next = candidates.at(nth);
    if (!next) return null;
    found = next;
  }
  if (isBrought) {
    const { top, bottom, left, right } = found.getBoundingClientRect();
    const isOut = top < 60 || bottom > innerHeight - 60 || left < 0 || right > innerWidth;
    if (isOut) found.scrollIntoView({ block: 'center', inline: 'nearest' });
  }
  const box = found.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit =
    hit !== null && (found.contains(hit) || hit.contains(found) || hit.closest('label') !== null);
  return {
    x,
    y,
    width: box.width,
    height: box.height,
    text: squeeze(found.textContent),
    value: (found as HTMLInputElement).value ?? '',
    isFocused: found === document.activeElement,
    isEnabled: !(found as HTMLButtonElement).disabled && !found.closest('[aria-disabled=true]'),
    coveredBy: isHit
      ? ''
      : `${hit?.tagName ?? 'nothing'} ${squeeze(hit?.textContent ?? '').slice(0, 40)}`,
  };
}
