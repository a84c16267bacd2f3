import { mostNested } from './allowed.ts';

/** Replaces the elements that lie too deep in others by their content: a text that is nested on and on stays readable. */
export function limitNesting(root: ParentNode): void {
  let level = Array.from(root.children);
  for (let depth = 0; depth < mostNested; depth += 1) {
    level = level.flatMap((element) => Array.from(element.children));
  }
  for (const element of level) {
    const images = element.nodeName === 'IMG' ? [element] : element.querySelectorAll('img');
    element.replaceWith(element.textContent, ...images);
  }
}
