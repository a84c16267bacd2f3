import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';

afterEach(() => void vi.unstubAllGlobals());

const link = { text: '浙ICP备00000000号', url: 'https://beian.miit.gov.cn' };

const defaults = {
  apiBase: '',
  recordFiling: null,
  dayStarts: '06:00:00',
  assistants: false,
  issuesInvoices: false,
};

describe('the run-time configuration', () => {
  it.each([
    [
      'whole',
      {
        apiBase: 'https://api.example',
        recordFiling: link,
        dayStarts: '05:30:00',
        assistants: true,
        issuesInvoices: true,
      },
      {
        apiBase: 'https://api.example',
        recordFiling: link,
        dayStarts: '05:30:00',
        assistants: true,
        issuesInvoices: true,
      },
    ],
    ['empty', {}, defaults],
    [
      'of other types',
      { apiBase: 3, recordFiling: 'x', dayStarts: 6, assistants: 1, issuesInvoices: 1 },
      defaults,
    ],
    ['with a day that begins at noon', { dayStarts: '12:00:00' }, defaults],
    [
      'with a link that is none',
      { recordFiling: { text: 'x', url: 'javascript:alert(1)' } },
      defaults,
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
