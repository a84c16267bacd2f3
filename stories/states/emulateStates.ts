const within = (state: string, target = '*'): string => `:is([data-state="${state}"] ${target})`;

/** What stands for a pseudo-class below an element with `data-state`; as specific as the pseudo-class. */
const emulated: Record<string, string> = {
  ':hover': within('hover'),
  ':active': within('active'),
  ':focus-visible': within('focus', ':is(input, textarea, button, [tabindex])'),
};
const pseudoClass = /:(?:hover|active|focus-visible)\b/g;

/** Rules that have their copy. */
const copied = new WeakSet<CSSRule>();

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSGroupingRule) copyRules(rule);
    if (!(rule instanceof CSSStyleRule) || copied.has(rule)) continue;
    copied.add(rule);
    const selector = rule.selectorText.replace(pseudoClass, (name) => emulated[name] ?? name);
    if (selector !== rule.selectorText) {
      group.insertRule(`${selector}{${rule.style.cssText}}`, index + 1);
    }
  }
}

/**
 * Shows the looks of pointing, pressing and the keyboard's focus without them: below an element with
 * `data-state` of hover, active or focus. Each rule for such a pseudo-class gets a copy behind it.
 */
export function emulateStates(): void {
  for (const sheet of document.styleSheets) copyRules(sheet);
}
