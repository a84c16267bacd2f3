import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';

afterEach(() => void vi.unstubAllGlobals());

const link = { text: '浙ICP备00000000号', url: 'https://beian.miit.gov.cn' };

describe('the run-time configuration', () => {
  it.each([
    [
      'whole',
      { apiBase: 'https://api.example', recordFiling: link },
      { apiBase: 'https://api.example', recordFiling: link },
    ],
    ['empty', {}, { apiBase: '', recordFiling: null }],
    ['of other types', { apiBase: 3, recordFiling: 'x' }, { apiBase: '', recordFiling: null }],
    [
      'with a link that is none',
      { recordFiling: { text: 'x', url: 'javascript:alert(1)' } },
      { apiBase: '', recordFiling: null },
    ],
    ['null', null, null],
  ])('%s', async (_, given, expected) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(given))));
    await expect(readConfig('/admin/config.json')).resolves.toEqual(expected);
  });

  it.each([
    ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['an error', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is null when there is %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    await expect(readConfig('/admin/config.json')).resolves.toBeNull();
  });
});
