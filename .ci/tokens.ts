/**
 * `npm run tokens -- --format dtcg`: prints the tokens of the theme as JSON. `dtcg` is the resolver document of the
 * Design Tokens Community Group with both themes; `--theme light` or `dark` prints one theme as a file of tokens;
 * `figma` is the body of `POST /v1/files/:key/variables` of Figma's REST API.
 */
import { parseArgs } from 'node:util';
import { dtcgResolver, dtcgTheme } from '../stories/foundations/tokens/dtcg.ts';
import { figmaVariables } from '../stories/foundations/tokens/figma.ts';

const usage = 'npm run tokens -- --format dtcg|figma [--theme light|dark]';

const { format, theme } = parseArgs({
  options: { format: { type: 'string' }, theme: { type: 'string' } },
}).values;

/** The tokens in the format that was asked for; null for other words. */
function exported(): object | null {
  if (format === 'figma') return theme === undefined ? figmaVariables() : null;
  if (format !== 'dtcg') return null;
  if (theme === undefined) return dtcgResolver();
  return theme === 'light' || theme === 'dark' ? dtcgTheme(theme) : null;
}

const tokens = exported();
if (tokens) {
  console.log(JSON.stringify(tokens, null, 2));
} else {
  console.error(usage);
  process.exitCode = 1;
}
