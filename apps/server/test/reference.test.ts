import { expect, it } from 'vitest';
import { referenceStart } from '../src/platform/http/reference.ts';
import { newSqlitePlace } from './engines.ts';
import { startTestServer } from './harness.ts';

it('the page of the document runs the script that is served with the app, and nothing else', async () => {
  const { url } = await startTestServer(await newSqlitePlace());
  const answer = await fetch(`${url}/openapi`);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  const page = await answer.text();
  expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/admin/reference.css',
    '/admin/reference.js',
  ]);
  expect(page).not.toMatch(/<script>|onload/);
  expect(referenceStart).toContain('"url":"/openapi.json"');
  expect(page).not.toMatch(/https?:/);
});
