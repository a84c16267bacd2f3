import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Code } from '@anzhu/api/contract/envelope';
import { uploadImage } from '@anzhu/api/contract/upload';
import { describe, expect, it } from 'vitest';
import { cleanOrphans } from '../src/platform/cleanUp/files.ts';
import { newSqlitePlace, onOneEngine, readableByOthers } from './engines.ts';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { exif, gif, jpeg, jpegSegment, png, pngOf } from './pictures.ts';
import { openTestApp, type TestApp } from './testApp.ts';
import { upload } from './upload.ts';

const mebibyte = 1024 * 1024;

/** What is stored, and what is left of calls that ran. */
const stored = ({ server }: TestApp): string[] => {
  const folder = join(server.config.dataDir, 'files');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const incoming = ({ server }: TestApp): string[] => {
  const folder = join(server.config.dataDir, 'incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Uploads a picture. @returns its address */
async function put(testApp: TestApp): Promise<string> {
  const answer = await upload(testApp, 'manager', { bytes: png() });
  expect(answer).toMatchObject({ status: 200, code: 200 });
  return answer.data as string;
}

const isServed = async ({ url }: TestApp, path: string): Promise<boolean> =>
  (await fetch(`${url}${path}`)).status === 200;

onOneEngine((newPlace) => {
  it('keeps a picture and serves it safely', async () => {
    const testApp = await openTestApp(await newPlace());
    const logs = await testApp.countLogs();
    const bytes = jpeg([jpegSegment(0xe1, exif(1))]);
    const sending = { bytes, name: '大堂.JPEG', type: 'image/jpeg' };
    const cover = await upload(testApp, 'staff', { ...sending, key: 'hotel_cover' });
    expect(cover).toMatchObject({ code: 200, data: { data: expect.any(String) } });
    const answer = await upload(testApp, 'guard', { ...sending, key: 'head' });
    expect(answer.data).toMatch(/^\/files\/[0-9a-f]{32}\.jpg$/);
    expect(await testApp.countLogs()).toBe(logs + 2);

    const response = await fetch(`${testApp.url}${answer.data as string}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const kept = Buffer.from(await response.arrayBuffer());
    expect(kept.subarray(0, 3)).toEqual(jpeg().subarray(0, 3));
    expect(kept.includes('GPS secret')).toBe(false);
    expect(response.headers.get('content-length')).toBe(String(kept.length));
    const head = await fetch(`${testApp.url}${answer.data as string}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(kept.length));
    expect(incoming(testApp)).toEqual([]);
    expect(readableByOthers(testApp.server.config.dataDir)).toEqual([]);
    expect(testApp.log.errors).toEqual([]);
  });

  it('cleans up what nothing has used for a day, and nothing else', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotels } = testApp.people;
    const unused = await put(testApp);
    const covers = await put(testApp);
    const inText = await put(testApp);
    const replaced = await put(testApp);
    // Signed in anew each time: sessions end while the days go by.
    const set = async (input: object) =>
      call(testApp, 'modifyHotel', { id: hotels.near, ...input }, await signIn(testApp, 'manager'));
    const terms = `<p><img src="${inText}" alt=""></p>`;
    expect((await set({ cover: replaced, terms })).code).toBe(200);

    testApp.clock.forward(23 * 3600);
    expect(await cleanOrphans(testApp.server)).toBe(0);
    expect((await set({ cover: covers })).code).toBe(200);
    testApp.clock.forward(2 * 3600);
    expect(await cleanOrphans(testApp.server)).toBe(1);
    expect(await isServed(testApp, unused)).toBe(false);
    // It was in use two hours ago: a form that is still open may save it again.
    expect(await isServed(testApp, replaced)).toBe(true);
    testApp.clock.forward(30 * 24 * 3600);
    expect(await cleanOrphans(testApp.server)).toBe(1);
    expect(await isServed(testApp, replaced)).toBe(false);
    expect(await isServed(testApp, covers)).toBe(true);
    expect(await isServed(testApp, inText)).toBe(true);

    const gone = await set({ cover: unused });
    expect(gone).toMatchObject({ code: Code.invalid, msg: '图片已失效，请重新上传' });
    expect(gone.data).toEqual({ fields: { cover: '图片已失效，请重新上传' } });
  });

  it('never takes a picture away from a save that begins to use it', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotels } = testApp.people;
    const paths = await Promise.all(Array.from({ length: 12 }, () => put(testApp)));
    testApp.clock.forward(25 * 3600);
    const token = await signIn(testApp, 'admin');
    const saves = paths.map((path) => {
      const introduce = `<img src="${path}">`;
      return call(testApp, 'modifyHotel', { id: hotels.far, introduce }, token);
    });
    const [answers] = await Promise.all([
      Promise.all(saves),
      cleanOrphans(testApp.server),
      cleanOrphans(testApp.server),
    ]);
    const { introduce } = await testApp.store.db
      .selectFrom('hotel')
      .select('introduce')
      .where('id', '=', hotels.far)
      .executeTakeFirstOrThrow();
    for (const [place, path] of paths.entries()) {
      const isSaved = answers[place]?.code === 200;
      expect([Code.success, Code.invalid]).toContain(answers[place]?.code);
      if (isSaved) expect([path, await isServed(testApp, path)]).toEqual([path, true]);
    }
    const shown = /src="([^"]+)"/.exec(introduce)?.[1];
    if (shown) expect(await isServed(testApp, shown)).toBe(true);
    expect(testApp.log.errors).toEqual([]);
  });
});

describe('what no database has to do with', () => {
  it('refuses what is no picture, or no whole one, and keeps nothing of it', async () => {
    const testApp = await openTestApp(await newSqlitePlace());
    const wrong = '只能上传 png、gif、jpg、jpeg 格式的图片！';
    const broken = '图片已损坏，请重新选择！';
    const cases = [
      [{ bytes: Buffer.from('<svg onload="alert(1)">') }, wrong],
      [{ bytes: png(), name: '照片.jpg' }, wrong],
      [{ bytes: png(), name: '照片.html' }, wrong],
      [{ bytes: png(), type: 'text/html' }, wrong],
      [{ bytes: gif(), name: '照片.png' }, wrong],
      [{ bytes: png().subarray(0, 60) }, broken],
      [{ bytes: png({ width: 30_000 }) }, '图片尺寸过大，最多 6400 万像素！'],
      [{ bytes: Buffer.alloc(0) }, '图片不能是空文件'],
      [{ bytes: png(), key: 'x' }, '用途应为 hotel_cover、discount 或 head'],
    ] as const;
    for (const [sending, msg] of cases) {
      const answer = await upload(testApp, 'admin', sending);
      expect(answer).toMatchObject({ status: 200, code: Code.invalid, msg });
    }
    expect(stored(testApp)).toEqual([]);
    expect(incoming(testApp)).toEqual([]);
  });

  it('takes 10 MB and not a byte more', async () => {
    const testApp = await openTestApp(await newSqlitePlace());
    const largest = await upload(testApp, 'admin', { bytes: pngOf(10 * mebibyte) });
    expect(largest).toMatchObject({ status: 200, code: 200 });
    for (const size of [10 * mebibyte + 1, 12 * mebibyte]) {
      const answer = await upload(testApp, 'admin', { bytes: pngOf(size) });
      const msg = '上传图片大小不能超过 10MB!';
      expect(answer).toMatchObject({ status: 413, code: Code.tooLarge, msg });
    }
    expect(stored(testApp)).toHaveLength(1);
    expect(incoming(testApp)).toEqual([]);
  });

  it('refuses forms that it cannot read, and goes on', async () => {
    const testApp = await openTestApp(await newSqlitePlace());
    const authorization = testApp.tokenOf('admin');
    const boundary = 'multipart/form-data; boundary=x';
    const field = '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\nhead';
    const part = '--x\r\nContent-Disposition: form-data; name="img"; filename="a.png"\r\n\r\nabc';
    const cases = [
      ['application/json', '{}', '请求内容应为 multipart/form-data'],
      ['multipart/form-data', '--x', '请求内容应为 multipart/form-data'],
      ['multipart/mixed; boundary=x', '--x--', '请求内容应为 multipart/form-data'],
      [boundary, part, '请求内容不完整'],
      [boundary, 'nonsense', '请求内容不完整'],
      [boundary, `${part}\r\n${part}\r\n--x--`, '一次只能上传一个文件'],
      [boundary, '--x--\r\n', '请选择图片'],
      [boundary, '--x\r\n\r\n\r\n'.repeat(300_000), '最多 25 个字段'],
      [boundary, `${field}\r\n${field}\r\n--x--`, '字段「key」重复'],
    ] as const;
    for (const [type, body, msg] of cases) {
      const response = await fetch(`${testApp.url}${uploadImage.path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': type },
        body,
      });
      expect([type, body, await response.json()]).toMatchObject([
        type,
        body,
        { code: Code.invalid, msg },
      ]);
    }
    const signedOut = await fetch(`${testApp.url}${uploadImage.path}`, { method: 'POST' });
    expect(await signedOut.json()).toMatchObject({ code: Code.notSignedIn });
    expect(incoming(testApp)).toEqual([]);
    await put(testApp);
  });

  it('survives callers that go away in the middle', async () => {
    const testApp = await openTestApp(await newSqlitePlace());
    const socket = connect(Number(new URL(testApp.url).port), '127.0.0.1');
    socket.write(
      [
        `POST ${uploadImage.path} HTTP/1.1`,
        'Host: localhost',
        `Authorization: ${testApp.tokenOf('admin')}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 100000',
        '',
        '--x',
        'Content-Disposition: form-data; name="img"; filename="a.png"',
        '',
        'the beginning of a picture',
      ].join('\r\n'),
    );
    await expect.poll(() => incoming(testApp)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => incoming(testApp)).toEqual([]);
    expect(testApp.log.errors).toEqual([]);
  });

  it('takes so many bytes of a user in a day, also when they arrive at once', async () => {
    const testApp = await openTestApp(await newSqlitePlace(), { config: { uploadQuota: 1 } });
    const bytes = pngOf(0.4 * mebibyte);
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => upload(testApp, 'manager', { bytes })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
    expect(sent.find(({ status }) => status === 429)?.msg).toBe(
      '今日上传的图片已达上限，请明天再试',
    );
    expect(stored(testApp)).toHaveLength(2);
    expect((await upload(testApp, 'staff', { bytes })).code).toBe(200);
    testApp.clock.set('2026-03-18 21:59:59');
    expect((await upload(testApp, 'manager', { bytes })).status).toBe(429);
    testApp.clock.set('2026-03-19 00:00:00');
    const token = await signIn(testApp, 'manager');
    expect((await upload({ ...testApp, tokenOf: () => token }, 'manager', { bytes })).code).toBe(
      200,
    );
  });

  it('says so when there is no room, and keeps nothing', async () => {
    const testApp = await openTestApp(await newSqlitePlace());
    const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { files } = testApp.server;
    Object.assign(testApp.server, { files: { ...files, put: () => Promise.reject(noRoom) } });
    const answer = await upload(testApp, 'admin', { bytes: png() });
    expect(answer).toMatchObject({ status: 500, msg: '存储空间不足，请联系管理员' });
    expect(testApp.log.errors).toMatchObject([{ where: 'uploadImage', error: noRoom }]);
    expect(await testApp.store.db.selectFrom('file').selectAll().execute()).toEqual([]);
    expect(incoming(testApp)).toEqual([]);
  });

  it('serves nothing else', async () => {
    const testApp = await openTestApp(await newSqlitePlace());
    await put(testApp);
    for (const path of [
      '/files/',
      '/files/0123456789abcdef0123456789abcdef.png',
      '/files/..%2Fanzhu.db',
      '/files/%2e%2e/anzhu.db',
      '/files/a.png',
    ]) {
      expect([path, (await fetch(`${testApp.url}${path}`)).status]).toEqual([path, 404]);
    }
  });

  it('cleans up what interrupted uploads have left', async () => {
    const testApp = await openTestApp(await newSqlitePlace());
    const kept = await put(testApp);
    const { dataDir } = testApp.server.config;
    const long = new Date(testApp.clock.now() - 2 * 24 * 3600 * 1000);
    mkdirSync(join(dataDir, 'incoming'), { recursive: true });
    for (const folder of ['files', 'incoming']) {
      const path = join(dataDir, folder, 'interrupted.part');
      writeFileSync(path, 'x');
      utimesSync(path, long, long);
    }
    expect(await cleanOrphans(testApp.server)).toBe(1);
    expect(stored(testApp)).toEqual([kept.slice('/files/'.length)]);
    expect(incoming(testApp)).toEqual([]);
  });
});
