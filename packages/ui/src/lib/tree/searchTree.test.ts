import { describe, expect, it } from 'vitest';
import { departments, makeChain } from './fixtures.ts';
import { flattenTree, keepHits, type TreeNode } from './index.ts';
import { createTreeSearch } from './searchTree.ts';

function search(roots: readonly TreeNode<string>[], query: string) {
  return createTreeSearch(flattenTree(roots))(query);
}

describe('createTreeSearch', () => {
  it.each([
    ['a leaf', '外滩', ['shanghai']],
    ['a node, with what lies below', '华东', ['east', 'hangzhou (below)', 'shanghai (below)']],
    ['part after part', '华东 店', ['hangzhou', 'shanghai']],
    ['two words in one part', '店 外滩', ['shanghai']],
    ['a path written as one word', '华东区杭州', ['hangzhou']],
    ['what is nowhere', '东京', []],
  ])('finds %s', (_, query, values) => {
    const { hits } = search(departments, query);
    expect(hits.map(({ entry, isOwn }) => `${entry.node.value}${isOwn ? '' : ' (below)'}`)).toEqual(
      values,
    );
  });

  it('goes a thousand levels down', () => {
    expect(search(makeChain(1000), '层').hits).toHaveLength(1000);
  });
});

describe('rangesTo', () => {
  const places: TreeNode<string>[] = [
    { value: '33', label: '浙江', children: [{ value: '3301', label: '杭州' }] },
  ];
  const range = (start: number, end: number) => ({ start, end });
  it.each([
    ['杭', [[[], [range(0, 1)]]]],
    ['浙 州', [[[range(0, 1)], [range(1, 2)]]]],
    ['江杭', [[[range(1, 2)], [range(0, 1)]]]],
    ['京', []],
  ])('%s', (query, marked) => {
    const { hits, rangesTo } = search(places, query);
    expect(hits.map(({ entry }) => rangesTo(entry))).toEqual(marked);
  });
});

describe('keepHits', () => {
  it.each([
    ['外滩', ['group', 'east', 'shanghai']],
    ['华东', ['group', 'east']],
    ['店', ['group', 'east', 'hangzhou', 'shanghai', 'south', 'guangzhou']],
    ['东京', []],
  ])('%s', (query, values) => {
    const { roots, expanded } = keepHits(departments, search(departments, query).hits);
    const rows = flattenTree(roots, expanded);
    expect(rows.map(({ node }) => node.value)).toEqual(values);
  });

  it('keeps the descendants of a hit, collapsed', () => {
    const { roots } = keepHits(departments, search(departments, '华东').hits);
    const rows = flattenTree(roots, new Set(['group', 'east']));
    expect(rows.map(({ node }) => node.value)).toEqual(['group', 'east', 'hangzhou', 'shanghai']);
  });
});
