import { mark, outlineOf } from '../../packages/ui/src/Seal/mark.ts';
import {
  darkColor,
  lightColor,
  markColor,
  type ThemeColor,
} from '../../packages/ui/src/theme/palette.ts';
import { fontFamily, named } from '../../packages/ui/src/theme/scale.ts';

/** What the site has, by the path of each. */
export const parts = {
  demo: {
    name: '演示',
    text: '整个产品在浏览器里运行，四个角色可选，改动不会保存。',
    english: 'The whole product in your browser, in four roles. Nothing is saved.',
  },
  storybook: {
    name: 'Storybook',
    text: '每个组件、每个页面的每种状态，设计规范，部署与运维。',
    english:
      'Every component and screen in every state; guides for designers, developers, operators.',
  },
} as const;

const seal = `<svg width="48" height="48" viewBox="0 0 ${mark.width} ${mark.height}" aria-hidden="true"><path fill="${markColor.paper}" d="${outlineOf(mark.d)}"/><path fill="${markColor.ink}" fill-rule="evenodd" d="${mark.d}"/></svg>`;

const colors = ({
  canvas,
  surface,
  ink,
  inkMuted,
  line,
  brand,
  hover,
  focus,
}: ThemeColor): string =>
  Object.entries({ canvas, surface, ink, muted: inkMuted, line, brand, hover, focus })
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** The first page of the site, in the look of the product: it leads to its parts, by addresses beside its own. */
export const firstPage = (): string => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="./demo/icon.svg" type="image/svg+xml" />
    <title>安住 Anzhu</title>
    <style>
      :root { ${colors(lightColor)} }
      @media (prefers-color-scheme: dark) { :root { ${colors(darkColor)} } }
      * { box-sizing: border-box; margin: 0 }
      body { display: grid; grid-template-columns: min(480px, 100%); align-content: center; justify-content: center; gap: 24px; min-height: 100dvh; padding: 32px 16px; background: var(--canvas); color: var(--ink); font: 14px/22px ${fontFamily} }
      header { display: flex; align-items: center; justify-content: center; gap: 16px }
      h1, h2 { font-family: ${named.fontFamily}; font-weight: ${named.fontWeight} }
      h1 { font-size: 28px; line-height: 36px; letter-spacing: 0.12em }
      h2 { font-size: 20px; line-height: 28px; color: var(--brand) }
      p { color: var(--muted) }
      a { display: block; padding: 16px 24px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); color: inherit; text-decoration: none }
      a:hover { background: var(--hover) }
      a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
    </style>
  </head>
  <body>
    <header>${seal}<h1>安住</h1></header>
    <main style="display: contents">
${Object.entries(parts)
  .map(
    ([path, { name, text, english }]) =>
      `      <a href="./${path}/"><h2>${name}</h2><p style="color: var(--ink)">${text}</p><p lang="en">${english}</p></a>`,
  )
  .join('\n')}
    </main>
  </body>
</html>
`;
