import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const contract = resolve(import.meta.dirname, 'src/contract');
/** `summary: '…',` and `description: '…',` of an endpoint, `, { description: '…' }` of a field, and the text of `described('…', schema)`. */
const documentation =
  /\b(?:summary|description):\s*'[^']*',|,\s*\{\s*description:\s*'[^']*',?\s*\}|(?<=\bdescribed\(\s*')[^']*(?=')/g;

/** For builds of an app: leaves out of the contract what only the OpenAPI document shows. */
export const dropDocumentation: Plugin = {
  name: 'drop-documentation',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.startsWith(contract) ? code.replace(documentation, '') : null),
};
