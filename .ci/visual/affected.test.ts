import { describe, expect, test } from 'vitest';
import { affectedFiles, importedFiles } from './affected.ts';

const packages = new Map([
  [
    '@anzhu/ui',
    {
      folder: 'packages/ui',
      exports: { './tree': './src/lib/tree/index.ts', './*': './src/*/index.ts' },
    },
  ],
]);

describe('imports of a file', () => {
  test.each([
    [`import { a } from './a.ts';`, ['x/y/a.ts']],
    [`import {\n  a,\n  b,\n} from '../b.ts';`, ['x/b.ts']],
    [`import './a.css.ts';`, ['x/y/a.css.ts']],
    [`export * from "./a.ts";`, ['x/y/a.ts']],
    [`const a = lazy(() => import('./A.tsx'));`, ['x/y/A.tsx']],
    ['const a = import(\n  `./A.tsx`\n);', ['x/y/A.tsx']],
    [`import icon from './icon.svg?raw';`, ['x/y/icon.svg']],
    [`new URL('./worker.ts', import.meta.url)`, ['x/y/worker.ts']],
    [`import { Button } from '@anzhu/ui/Button';`, ['packages/ui/src/Button/index.ts']],
    [`import { walk } from '@anzhu/ui/tree';`, ['packages/ui/src/lib/tree/index.ts']],
    [`import { useState } from 'react';`, []],
    [`import type { A } from './a.ts';\nimport { b } from './b.ts';`, ['x/y/b.ts']],
    [`export type { A } from './a.ts';`, []],
    [`import { type A, b } from './a.ts';`, ['x/y/a.ts']],
  ])('%s', (source, files) => {
    expect(importedFiles('x/y/file.tsx', source, packages)).toEqual(files);
  });
});

describe('files that a change affects', () => {
  const graph: Record<string, string[]> = {
    'A.stories.tsx': ['A.tsx'],
    'B.stories.tsx': ['B.tsx', 'lost.ts'],
    'A.tsx': ['theme.ts', 'B.tsx'],
    'B.tsx': ['theme.ts', 'A.tsx', 'B.css.ts'],
    'C.stories.tsx': ['theme.ts'],
  };
  const stories = ['A.stories.tsx', 'B.stories.tsx', 'C.stories.tsx'];

  test.each([
    [[], []],
    [['C.stories.tsx'], ['C.stories.tsx']],
    [['theme.ts'], stories],
    // A and B import each other.
    [['B.css.ts'], ['A.stories.tsx', 'B.stories.tsx']],
    // Removed in this revision.
    [['lost.ts'], ['B.stories.tsx']],
    [['README.md'], []],
  ])('%j → %j', (changed, expected) => {
    const affected = affectedFiles(stories, new Set(changed), (file) => graph[file] ?? []);
    expect(affected).toEqual(expected);
  });
});
