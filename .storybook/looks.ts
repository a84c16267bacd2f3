import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules of axe whose result depends on the look of an element; the accessibility addon runs all others. */
const lookRules = {
  colors: ['color-contrast', 'link-in-text-block'],
  sizes: ['target-size'],
};

/** Looks that axe has passed, shared by all pages of a run. */
const passedLooks: string[] = [];
/** How many of them each page has received. */
const knownBy = new WeakMap<Page, number>();

/**
 * What axe reports about the colours of a page in both themes and about the size of its targets, a text per node; the
 * page stays in the dark theme. A look that has passed before is not checked again: most stories of a component share
 * theirs, and these rules take longer than all others. The look of a text is its colours and grounds, size and
 * weight, that of a link also its underline; the look of a target is its role and classes.
 */
export async function lookViolations(page: Page): Promise<string[]> {
  if (!knownBy.has(page)) await page.addScriptTag({ path: axePath });
  const looks = passedLooks.slice(knownBy.get(page) ?? 0);
  knownBy.set(page, passedLooks.length);
  const { violations, passed } = await page.evaluate(checkLooks, { rules: lookRules, looks });
  passedLooks.push(...passed);
  return violations;
}

interface CheckedNode {
  element: Element;
  html: string;
  failureSummary?: string;
  any: { data?: { messageKey?: string } | null }[];
}

interface Found {
  nodes: CheckedNode[];
  id: string;
  help: string;
}

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<Record<'violations' | 'incomplete' | 'passes', Found[]>>;
}

/** Runs in the page. */
async function checkLooks({ rules, looks }: { rules: typeof lookRules; looks: string[] }) {
  const { axe, knownLooks: known = new Set<string>() } = globalThis as unknown as {
    axe: Axe;
    knownLooks?: Set<string>;
  };
  Object.assign(globalThis, { knownLooks: known });
  for (const look of looks) known.add(look);
  const passed: string[] = [];
  const violations: string[] = [];

  const grounds = new Map<Element, string>();
  /** What is painted behind the text of an element. */
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, position].join(' ');
    const behind = groundOf(element.parentElement);
    const ground = own === 'rgba(0, 0, 0, 0) none 1 static' ? behind : `${behind}/${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const textLook = (element: Element): string => {
    const style = getComputedStyle(element);
    const { color, fontSize, fontWeight, textShadow } = style;
    const text = [color, fontSize, fontWeight, textShadow, groundOf(element)].join();
    if (!element.matches('a, [role=link]')) return text;
    // A link must differ from the text around it.
    const around = element.parentElement && getComputedStyle(element.parentElement).color;
    return ['link', around, style.textDecorationLine, style.borderBottomWidth, text].join();
  };
  /** Width and height that the rule asks for, in pixels, or as much room around the centre. */
  const leastSize = 24;
  const isSmall = ({ width, height }: DOMRect): boolean => width < leastSize || height < leastSize;
  /** Whether a rectangle comes that near to the centre of another. */
  const isNear = (other: DOMRect, { x, y, width, height }: DOMRect): boolean => {
    const [centerX, centerY] = [x + width / 2, y + height / 2];
    const dx = Math.max(other.left - centerX, 0, centerX - other.right);
    const dy = Math.max(other.top - centerY, 0, centerY - other.bottom);
    return Math.hypot(dx, dy) < leastSize;
  };
  const targetLook = ({ tagName, role, className }: Element): string =>
    ['target', tagName, role, className].join(' ');
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
    return (width > 1 || height > 1) && right + window.scrollX > 0 && bottom + window.scrollY > 0;
  };

  const isOverGradient = ({ any }: CheckedNode): boolean =>
    any.some(({ data }) => data?.messageKey === 'bgGradient');

  const check = async (
    values: string[],
    elements: Element[],
    lookOf: (element: Element) => string,
  ): Promise<string[]> => {
    // A page that still loads may have replaced some since.
    const include = elements.filter((element) => element.isConnected);
    if (include.length === 0) return [];
    const result = await axe.run(
      { include },
      {
        runOnly: { type: 'rule', values },
        resultTypes: ['violations', 'incomplete', 'passes'],
        elementRef: true,
      },
    );
    const elementsOf = (found: Found[]): Element[] =>
      found.flatMap(({ nodes }) => nodes.map(({ element }) => element));
    const failed = new Set(elementsOf(result.violations));
    // What axe cannot decide it may refuse elsewhere; over a gradient it never can. Sizes apply to targets alone.
    const overGradient = result.incomplete.flatMap(({ nodes }) => nodes.filter(isOverGradient));
    const decided = new Set([
      ...elementsOf(result.passes.filter(({ id }) => id === values[0])),
      ...overGradient.map(({ element }) => element),
      ...(values === rules.sizes ? include : []),
    ]);
    for (const element of decided) {
      const look = lookOf(element);
      if (failed.has(element) || known.has(look)) continue;
      known.add(look);
      passed.push(look);
    }
    return result.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${help} (${id})\n${node.html}\n${node.failureSummary ?? ''}`),
    );
  };
  /** Of the elements that share a new look one is checked, and the others only when it did not pass. */
  const checkNew = async (
    values: string[],
    elements: Element[],
    lookOf: (element: Element) => string,
  ): Promise<string[]> => {
    const ofLook = new Map<string, Element[]>();
    for (const element of elements) {
      const look = lookOf(element);
      if (!known.has(look)) ofLook.set(look, [...(ofLook.get(look) ?? []), element]);
    }
    const firsts = [...ofLook.values()].flatMap((sharing) => sharing.slice(0, 1));
    const found = await check(values, firsts, lookOf);
    const others = [...ofLook].flatMap(([look, sharing]) =>
      known.has(look) ? [] : sharing.slice(1),
    );
    return [...found, ...(await check(values, others, lookOf))];
  };

  const targetSelector = 'a[href], button, input, select, summary, textarea, [role], [tabindex]';
  const targets = [...document.body.querySelectorAll(targetSelector)].filter(isJudged);
  const boxes = new Map(targets.map((target) => [target, target.getBoundingClientRect()]));
  const [small = [], large = []] = [true, false].map((wanted) =>
    [...boxes].filter(([, box]) => isSmall(box) === wanted),
  );
  const first = ([element]: [Element, DOMRect]): Element => element;
  const crowded = small.filter(([one, box]) =>
    [...boxes].some(
      ([other, otherBox]) => !one.contains(other) && !other.contains(one) && isNear(otherBox, box),
    ),
  );
  violations.push(
    ...(await checkNew(rules.sizes, large.map(first), targetLook)),
    ...(await check(rules.sizes, crowded.map(first), () => 'small target')),
  );
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    grounds.clear();
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) => hasText(element) && isJudged(element),
    );
    const found = await checkNew(rules.colors, texts, textLook);
    violations.push(...found.map((text) => `${theme}: ${text}`));
  }
  return { violations, passed };
}
