import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of axe whose result depends on colours. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe reports about the colours of a page in one theme, a text per node. A look that has passed on this
 * page before (colours of text and grounds, size, weight; a link also its underline) is not checked again: most stories of a
 * component share theirs.
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
      const root = document.documentElement;
      const before = root.dataset['theme'];
      root.dataset['theme'] = shown;

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
      const hasText = (element: Element): boolean =>
        element.matches('input, textarea, select') ||
        [...element.childNodes].some(
          (one) => one.nodeType === Node.TEXT_NODE && one.nodeValue?.trim(),
        );
      const isShown = (element: Element): boolean =>
        !element.closest('.sb-wrapper, #storybook-docs');

      const all = [...document.body.querySelectorAll('*')].filter(
        (element) => isShown(element) && hasText(element),
      );
      const looks = new Map(all.map((element) => [element, lookOf(element)]));
      const fresh = all.filter((element) => !passed.has(looks.get(element) ?? ''));
      try {
        if (fresh.length === 0) return [];
        const { violations, passes } = await axe.run(
          { include: fresh },
          {
            runOnly: { type: 'rule', values: rules },
            resultTypes: ['violations', 'passes'],
            elementRef: true,
          },
        );
        const contrast = passes.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
        const failed = new Set(violations.flatMap(({ nodes }) => nodes.map((one) => one.element)));
        for (const { element } of contrast) {
          const look = looks.get(element);
          if (look !== undefined && !failed.has(element)) passed.add(look);
        }
        return violations.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => `${help} (${id})\n${node.html}\n${node.failureSummary ?? ''}`),
        );
      } finally {
        root.dataset['theme'] = before;
      }
    },
    { rules: colorRules, shown: theme },
  );
}
