import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { cleanOrphans } from '../src/platform/cleanUp/files.ts';
import { s3Storage } from '../src/platform/files/s3Storage.ts';
import type { FileStorage, ListedFile } from '../src/platform/files/storage.ts';
import { newSqlitePlace } from './engines.ts';
import { exif, jpeg, jpegSegment, png } from './pictures.ts';
import { startS3 } from './s3.ts';
import { openTestApp } from './testApp.ts';
import { upload } from './upload.ts';

const content = (text: string) => new TextEncoder().encode(text);

/** Everything that a storage keeps. */
async function listed(storage: FileStorage): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of storage.list()) files.push(file);
  return files;
}

/** Puts a few files. @returns their names, in order */
async function fill(storage: FileStorage, count: number): Promise<string[]> {
  const names = Array.from(
    { length: count },
    (_, place) => `${String(place).padStart(32, '0')}.png`,
  );
  await Promise.all(names.map((name) => storage.put(name, 'image/png', content(name))));
  return names;
}

it('keeps files of two prefixes apart', async () => {
  const config = await startS3();
  const [pictures, exports] = [s3Storage(config), s3Storage(config, 'exports/')];
  await fill(pictures, 2);
  await exports.put('part.0', 'application/octet-stream', content('sealed'));
  expect((await listed(exports)).map(({ name }) => name)).toEqual(['part.0']);
  expect(await listed(pictures)).toHaveLength(2);
  expect(await pictures.get('part.0')).toBeNull();
});

it('puts, gets, lists and removes in an S3-compatible store', async () => {
  const storage = s3Storage(await startS3());
  const [name = ''] = await fill(storage, 3);
  const stored = await storage.get(name);
  expect(stored?.size).toBe(name.length);
  expect(await new Response(stored?.body).text()).toBe(name);
  const files = await listed(storage);
  expect(files.map((file) => file.name)).toHaveLength(3);
  expect(Math.abs((files[0]?.storedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.get(name)).toBeNull();
  expect(await listed(storage)).toHaveLength(2);
});

/** A store that returns pages as specified; that of the other tests fails on a second page. */
async function startPages(pages: Record<string, string>): Promise<string> {
  const http = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    response.end(pages[searchParams.get('continuation-token') ?? '']);
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  onTestFinished(() => void http.close());
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

it('lists page after page', async () => {
  const page = (name: string, end: string) =>
    `<ListBucketResult><Contents><Key>files/${name}</Key>
      <LastModified>2026-03-18T02:00:00.000Z</LastModified></Contents>${end}</ListBucketResult>`;
  const next = '<NextContinuationToken>a+b/c=&amp;d</NextContinuationToken>';
  const endpoint = await startPages({ '': page('1.png', next), 'a+b/c=&d': page('2.png', '') });
  const config = { endpoint, bucket: 'b', region: 'r', accessKey: 'a', secretKey: 's' };
  const storedAt = Date.parse('2026-03-18T02:00:00.000Z');
  expect(await listed(s3Storage(config))).toEqual([
    { name: '1.png', storedAt },
    { name: '2.png', storedAt },
  ]);
});

it('says so when the store refuses', async () => {
  const config = await startS3();
  const wrongKey = s3Storage({ ...config, secretKey: 'wrong' });
  await expect(wrongKey.put('a.png', 'image/png', content('a'))).rejects.toThrow(/HTTP 403/);
  await expect(wrongKey.get('a.png')).rejects.toThrow(/HTTP 403/);
  const wrongBucket = s3Storage({ ...config, bucket: 'another' });
  await expect(listed(wrongBucket)).rejects.toThrow(/HTTP 404/);
});

it('follows no redirect to another address', async () => {
  const reached: string[] = [];
  const start = async (location: string | null): Promise<string> => {
    const http = createServer((request, response) => {
      reached.push(`${request.method} ${location ? 'store' : 'elsewhere'}`);
      if (location) response.writeHead(307, { location: `${location}${request.url}` });
      request.resume().once('end', () => response.end());
    });
    await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
    onTestFinished(() => void http.close());
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  };
  const endpoint = await start(await start(null));
  const config = { endpoint, bucket: 'b', region: 'r', accessKey: 'a', secretKey: 's' };
  const storage = s3Storage(config);
  await expect(storage.put('a.png', 'image/png', content('a'))).rejects.toThrow(/HTTP 307/);
  await expect(storage.get('a.png')).rejects.toThrow(/HTTP 307/);
  await expect(storage.remove('a.png')).rejects.toThrow(/HTTP 307/);
  await expect(listed(storage)).rejects.toThrow(/HTTP 307/);
  expect(reached).toEqual(['PUT store', 'GET store', 'DELETE store', 'GET store']);
});

it('is where uploads go when it is configured', async () => {
  const s3 = await startS3();
  const testApp = await openTestApp(await newSqlitePlace(), { config: { s3 } });
  const bytes = jpeg([jpegSegment(0xe1, exif(1))]);
  const sending = { bytes, name: '大堂.jpg', type: 'image/jpeg' };
  const answer = await upload(testApp, 'manager', sending);
  expect(answer.code).toBe(200);
  const response = await fetch(`${testApp.url}${answer.data as string}`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const kept = Buffer.from(await response.arrayBuffer());
  expect(kept.subarray(0, 3)).toEqual(jpeg().subarray(0, 3));
  expect(kept.includes('GPS secret')).toBe(false);
  const broken = await upload(testApp, 'manager', { bytes: png().subarray(0, 60) });
  expect(broken.code).toBe(400);
  expect(await listed(s3Storage(s3))).toHaveLength(1);
  testApp.clock.set('2100-01-01 00:00:00');
  expect(await cleanOrphans(testApp.server)).toBe(1);
  expect(await listed(s3Storage(s3))).toEqual([]);
});
