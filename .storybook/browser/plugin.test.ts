import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { replaced } from './plugin.ts';

const server = resolve(import.meta.dirname, '../../apps/server/src');

test.each(Object.entries(replaced))(
  'what %s exports, its counterpart in the browser exports too',
  async (module, counterpart) => {
    const theirs = (await import(resolve(server, module))) as object;
    const ours = (await import(resolve(import.meta.dirname, counterpart))) as object;
    expect(Object.keys(ours)).toEqual(expect.arrayContaining(Object.keys(theirs)));
  },
);
