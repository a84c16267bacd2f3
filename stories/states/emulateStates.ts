/** What an element shows of the states that only the user's devices give. */
const pseudoClass = /:(hover|active|focus-visible)\b/g;
const shown = 'data-shows';

/** Rules that have their copy. */
const copied = new WeakSet<CSSRule>();

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSGroupingRule) copyRules(rule);
    if (!(rule instanceof CSSStyleRule) || copied.has(rule)) continue;
    copied.add(rule);
    // As specific as the pseudo-class.
    const selector = rule.selectorText.replace(pseudoClass, `[${shown}~="$1"]`);
    if (selector !== rule.selectorText) {
      group.insertRule(`${selector}{${rule.style.cssText}}`, index + 1);
    }
  }
}

/**
 * Prepares `emulate`: each rule for pointing, pressing and the keyboard's focus gets a copy behind it, for elements that
 * are marked to show it.
 */
export function emulateStates(): void {
  for (const sheet of document.styleSheets) copyRules(sheet);
}

/** The pseudo-classes of a state: what is pressed is pointed at too. */
const classesOf: Record<string, string> = {
  hover: 'hover',
  pressed: 'hover active',
  focus: 'focus-visible',
};

const field = 'input, textarea, [role="combobox"]';

/**
 * Marks the control in a cell as in a state; as with a pointer, what is around it too, and nothing beside it. The
 * cell's content must have no such mark of its own.
 */
export function emulate(cell: HTMLElement | null, state: string): void {
  const classes = classesOf[state];
  const control = cell?.querySelector(field) ?? cell?.querySelector('button, [tabindex]');
  if (!classes || !control) return;
  control.setAttribute(shown, classes);
  if (state === 'focus') return;
  for (
    let around = control.parentElement;
    around && around !== cell;
    around = around.parentElement
  ) {
    around.setAttribute(shown, classes);
  }
}
