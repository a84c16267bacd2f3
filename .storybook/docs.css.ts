import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { color, named, radius, space, text, weight } from '../packages/ui/src/theme/index.ts';

/** Of the text of a page: not in its stories, which have their own looks. */
const page = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`.sbdocs-content ${selector}:not(.sb-unstyled *)`, rule);

page('h1', { ...named, ...text.display, margin: `0 0 ${space[4]}`, color: color.ink });
page('h2', {
  ...named,
  ...text.title,
  margin: `${space[10]} 0 ${space[4]}`,
  paddingBottom: space[1],
  borderBottom: `1px solid ${color.line}`,
  letterSpacing: 0,
  textTransform: 'none',
  color: color.ink,
});
page('h3', { ...named, ...text.lead, margin: `${space[6]} 0 ${space[2]}`, color: color.ink });
page(':is(p, li)', { ...text.body, color: color.ink });
page('p', { margin: `0 0 ${space[4]}` });
page('li + li', { marginTop: space[1] });
page('strong', { fontWeight: weight.strong });
page('code', {
  padding: `0 ${space[1]}`,
  border: 0,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.ink,
});

// The product's reset takes the markers of all lists; those of documentation are sentences and keep them.
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
globalStyle('.sbdocs-content > ul', { listStyle: 'disc' });

// The ledger: an ink rule under the head, hairlines between rows.
page('table', { margin: `0 0 ${space[4]}`, borderCollapse: 'collapse', ...text.small });
page('tr:nth-of-type(n)', { border: 0, background: 'transparent' });
page(':is(th, td)', {
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'transparent',
  color: color.ink,
});
page('th', { borderBottomColor: color.ink, fontWeight: weight.strong, textAlign: 'start' });
// Names of tests and files wrap: the table stays within its column of the page.
page('td code', { whiteSpace: 'normal', overflowWrap: 'anywhere' });

globalStyle('.sbdocs.sbdocs-preview', { boxShadow: 'none', borderColor: color.line });
globalStyle('.sbdocs-content .docblock-argstable .docblock-argstable-body', { filter: 'none' });
globalStyle('.sbdocs-toc--custom h2', { ...text.small, letterSpacing: 0, textTransform: 'none' });

// A page with what needs the width of a window: as wide as there is space, and short enough to need no contents.
globalStyle('.sbdocs-wrapper:has([data-wide]) .sbdocs-toc--custom', { display: 'none' });
globalStyle('.sbdocs-content:has([data-wide])', { maxWidth: '1280px' });
