import { describe, expect, it } from 'vitest';
import { departments, makeChain } from './fixtures.ts';
import { findInPath, keepHits, searchTree, visibleRows, type TextMatcher } from './index.ts';

const includes =
  (word: string): TextMatcher =>
  (text) => {
    const from = text.indexOf(word);
    return from < 0 ? null : [[from, from + word.length]];
  };

const wordsOf = (query: string): TextMatcher[] => query.split(' ').map(includes);

const hitsOf = (query: string): string[] =>
  searchTree(departments, wordsOf(query)).map(
    ({ entry, isOwn }) => `${entry.node.value}${isOwn ? '' : ' (below)'}`,
  );

describe('searchTree', () => {
  it.each([
    ['a leaf', '外滩', ['shanghai']],
    ['a node, with what lies below', '华东', ['east', 'hangzhou (below)', 'shanghai (below)']],
    ['part after part', '华东 店', ['hangzhou', 'shanghai']],
    ['two words in one part', '华 区 店', ['hangzhou', 'shanghai', 'guangzhou']],
    ['not the other way round', '店 华东', []],
    ['a path written as one word', '华东区杭州', ['hangzhou']],
    ['what is nowhere', '东京', []],
  ])('finds %s', (_, query, values) => {
    expect(hitsOf(query)).toEqual(values);
  });

  it('goes a thousand levels down', () => {
    expect(searchTree(makeChain(1000), wordsOf('层'))).toHaveLength(1000);
  });
});

describe('findInPath', () => {
  it.each([
    [['浙江', '杭州'], '杭', [[], [[0, 1]]]],
    [['浙江', '杭州'], '浙 州', [[[0, 1]], [[1, 2]]]],
    [['浙江', '杭州'], '江杭', [[[1, 2]], [[0, 1]]]],
    [['浙江', '杭州'], '京', [[], []]],
  ])('%j by %s', (labels, query, ranges) => {
    expect(findInPath(labels, wordsOf(query))).toEqual(ranges);
  });
});

describe('keepHits', () => {
  it.each([
    ['外滩', ['group', 'east', 'shanghai']],
    ['华东', ['group', 'east']],
    ['店', ['group', 'east', 'hangzhou', 'shanghai', 'south', 'guangzhou']],
    ['东京', []],
  ])('%s', (query, values) => {
    const { roots, reader, expanded } = keepHits(
      departments,
      searchTree(departments, wordsOf(query)),
    );
    const rows = visibleRows(roots, expanded, reader);
    expect(rows.map(({ node }) => node.value)).toEqual(values);
  });

  it('keeps what lies below a hit, closed', () => {
    const { roots, reader } = keepHits(departments, searchTree(departments, wordsOf('华东')));
    const rows = visibleRows(roots, new Set(['group', 'east']), reader);
    expect(rows.map(({ node }) => node.value)).toEqual(['group', 'east', 'hangzhou', 'shanghai']);
  });
});
