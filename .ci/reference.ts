/**
 * `npm run reference`: writes `llms.txt` and `components.json` beside the Storybook, which is built before, from what its pages
 * show: props, texts, parts, 宜 and 忌. Fails where a component of a package has no text. `npm run site` does the same.
 */
import { writeReference } from './reference/write.ts';

await writeReference();
