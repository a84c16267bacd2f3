import { dirname } from 'node:path';

/** Pages as files, rendered in Node while it is built; types are checked before. */
export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: dirname(import.meta.dirname) },
};
