import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync('*/index.ts', { cwd: import.meta.dirname });
const lazy = files.flatMap((file) => {
  const code = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...code.matchAll(/^export const (\w+) = lazy\(/gm)].map(([, name = '']) => ({
    name: `${file} ${name}`,
    hasProps: new RegExp(String.raw`\b${name}Props\b`).test(code),
  }));
});

describe('widgets that are loaded later', () => {
  it('export the type of their props', () => {
    expect(lazy.length).toBeGreaterThan(60);
    expect(lazy.filter(({ hasProps }) => !hasProps).map(({ name }) => name)).toEqual([]);
  });
});
