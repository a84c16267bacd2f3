import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of axe whose result depends on colours. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe reports about the colours of a page in one theme, a text per node; the page stays in that theme. A
 * look that has passed on this page before (colours of text and grounds, size, weight; a link also its
 * underline) is not checked again: most stories of a component share theirs. Of the elements that share a new
 * look one is checked, and the others only when it did not pass.
 */
export async function contrastViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: axePath });
  return page.evaluate(
    async ({ rules, shown }) => {
      interface Found {
        nodes: { element: Element; html: string; failureSummary?: string }[];
        id: string;
        help: string;
      }
      const { axe, passedLooks } = globalThis as unknown as {
        axe: {
          run(context: object, options: object): Promise<Record<'violations' | 'passes', Found[]>>;
        };
        passedLooks?: Set<string>;
      };
      const passed = passedLooks ?? new Set<string>();
      Object.assign(globalThis, { passedLooks: passed });
      document.documentElement.dataset['theme'] = shown;

      const grounds = new Map<Element, string>();
      /** What is painted behind the text of an element. */
      const groundOf = (element: Element | null): string => {
        if (!element) return '';
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, position].join(' ');
        const ground = `${groundOf(element.parentElement)}/${own}`;
        grounds.set(element, ground);
        return ground;
      };
      const lookOf = (element: Element): string => {
        const style = getComputedStyle(element);
        const { color, fontSize, fontWeight, textShadow } = style;
        const text = [color, fontSize, fontWeight, textShadow, groundOf(element)].join();
        if (!element.matches('a, [role=link]')) return text;
        // A link must differ from the text around it.
        const around = element.parentElement && getComputedStyle(element.parentElement).color;
        return ['link', around, style.textDecorationLine, style.borderBottomWidth, text].join();
      };
      const hasText = (element: Element): boolean => {
        if (element.matches('textarea, select')) return true;
        if (element instanceof HTMLInputElement) {
          return !['checkbox', 'color', 'hidden', 'image', 'radio', 'range'].includes(element.type);
        }
        return [...element.childNodes].some(
          ({ nodeType, nodeValue }) =>
            nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(nodeValue ?? ''),
        );
      };
      /** Whether axe judges it: not what is inactive or cannot be seen, and no text in an SVG. */
      const isJudged = (element: Element): boolean => {
        if (element.closest('.sb-wrapper, #storybook-docs, svg, [disabled], [aria-disabled=true]'))
          return false;
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        const { width, height, right, bottom } = element.getBoundingClientRect();
        return (
          (width > 1 || height > 1) && right + window.scrollX > 0 && bottom + window.scrollY > 0
        );
      };

      const ofLook = new Map<string, Element[]>();
      for (const element of document.body.querySelectorAll('*')) {
        if (!hasText(element) || !isJudged(element)) continue;
        const look = lookOf(element);
        if (passed.has(look)) continue;
        const sharing = ofLook.get(look);
        if (sharing) sharing.push(element);
        else ofLook.set(look, [element]);
      }

      const check = async (elements: Element[]): Promise<string[]> => {
        // A page that still loads may have replaced some since.
        const include = elements.filter((element) => element.isConnected);
        if (include.length === 0) return [];
        const { violations, passes } = await axe.run(
          { include },
          {
            runOnly: { type: 'rule', values: rules },
            resultTypes: ['violations', 'passes'],
            elementRef: true,
          },
        );
        const failed = new Set(violations.flatMap(({ nodes }) => nodes.map((one) => one.element)));
        const contrast = passes.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
        for (const { element } of contrast) if (!failed.has(element)) passed.add(lookOf(element));
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => `${help} (${id})\n${node.html}\n${node.failureSummary ?? ''}`),
        );
      };
      const firsts = [...ofLook.values()].flatMap((sharing) => sharing.slice(0, 1));
      const found = await check(firsts);
      const others = [...ofLook].flatMap(([look, sharing]) =>
        passed.has(look) ? [] : sharing.slice(1),
      );
      return [...found, ...(await check(others))];
    },
    { rules: colorRules, shown: theme },
  );
}
