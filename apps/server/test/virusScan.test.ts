import { rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { expect, it, onTestFinished } from 'vitest';
import { makeVirusScan } from '../src/platform/files/virusScan.ts';
import { book, titles } from './books.ts';
import { newSqlitePlace, onOneEngine } from './engines.ts';
import { png, pngChunk, pngOf } from './pictures.ts';
import { openTestApp, type TestApp } from './testApp.ts';
import { upload } from './upload.ts';

/** What a scanner in a test takes for a virus. */
const signature = 'EICAR';

/** The content of an INSTREAM command; null while it is not whole. */
function contentOf(sent: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  expect(sent.subarray(0, command.length)).toEqual(command.subarray(0, sent.length));
  const parts: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const verdict = (content: Buffer): string =>
  content.includes(signature) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK';

type Place = { host: string; port: number } | { path: string };

interface Listening {
  address: { host: string; port: number };
  /** Stops listening; connections stay. */
  close(): void;
}

/** Listens until the test is over; `onConnection` answers. */
async function listen(place: Place, onConnection: (socket: Socket) => void): Promise<Listening> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    onConnection(socket);
  });
  await new Promise<void>((done) => server.listen(place, done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: { host: '127.0.0.1', port }, close: () => void server.close() };
}

interface Clamd extends Listening {
  /** The contents that it was sent. */
  scanned: Buffer[];
}

/** A scanner that speaks clamd's protocol, until the test is over. */
async function startClamd(
  place: Place,
  reply: (content: Buffer) => string = verdict,
): Promise<Clamd> {
  const scanned: Buffer[] = [];
  const listening = await listen(place, (socket) => {
    let sent = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      const content = contentOf(sent);
      if (content === null) return;
      scanned.push(content);
      socket.end(`${reply(content)}\0`);
    });
  });
  return { ...listening, scanned };
}

const anyPort = { host: '127.0.0.1', port: 0 };

/** Sends a workbook of tests. */
async function importBook(testApp: TestApp, file: Buffer): Promise<unknown> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(file)], '检测.xlsx'));
  const response = await fetch(`${testApp.url}${contract.importHealthTests.path}`, {
    method: 'POST',
    headers: { authorization: testApp.tokenOf('staff') },
    body: form,
  });
  return response.json();
}

const countFiles = async ({ store }: TestApp): Promise<number> =>
  (await store.db.selectFrom('file').select('id').execute()).length;

const found = '文件含有病毒，不能上传';
const unavailable = '病毒扫描服务不可用，暂时不能上传文件';

onOneEngine((newPlace) => {
  it('refuses a picture and a workbook with a virus, and keeps nothing of them', async () => {
    const clamd = await startClamd(anyPort);
    const config = { clamd: clamd.address };
    const testApp = await openTestApp(await newPlace(), { config });
    const bad = png({ extra: [pngChunk('tEXt', `x\0${signature}`)] });
    expect(await upload(testApp, 'staff', { bytes: bad })).toMatchObject({
      status: 200,
      code: Code.invalid,
      msg: found,
      data: { fields: { img: found } },
    });
    expect(await countFiles(testApp)).toBe(0);
    expect(testApp.log.errors).toMatchObject([
      { where: 'uploadImage', error: { message: 'clamd: stream: Win.Test.EICAR_HDB-1 FOUND' } },
    ]);
    expect(await upload(testApp, 'staff', { bytes: png() })).toMatchObject({ code: 200 });
    expect(clamd.scanned.map((one) => one.equals(bad))).toEqual([true, false]);
    const rows = book([titles, [1, signature, '体温', 36.5, '2026-03-18 08:30']]);
    const replies = ['stream: Doc.Macro FOUND', 'stream: OK'];
    clamd.close();
    const other = await startClamd(clamd.address, () => replies.shift() ?? '');
    expect(await importBook(testApp, rows)).toMatchObject({ msg: found });
    expect(await importBook(testApp, rows)).not.toMatchObject({ msg: found });
    expect(other.scanned.every((one) => one.equals(rows))).toBe(true);
  });
});

it('sends a large file whole, over a socket too', async () => {
  const place = await newSqlitePlace();
  const path = join(place.dataDir, 'clamd.sock');
  onTestFinished(() => rmSync(path, { force: true }));
  const testApp = await openTestApp(place, { config: { clamd: { path } } });
  const { scanned } = await startClamd({ path });
  const bytes = pngOf(3 * 1024 * 1024);
  expect(await upload(testApp, 'admin', { bytes })).toMatchObject({ code: 200 });
  expect(scanned.map((one) => one.equals(bytes))).toEqual([true]);
});

it('takes no file while the scanner is away or fails', async () => {
  const clamd = await startClamd(anyPort, () => 'INSTREAM size limit exceeded. ERROR');
  const testApp = await openTestApp(await newSqlitePlace(), {
    config: { clamd: clamd.address },
  });
  const refused = { code: Code.internal, msg: unavailable };
  expect(await upload(testApp, 'admin', { bytes: png() })).toMatchObject(refused);
  clamd.close();
  expect(await upload(testApp, 'admin', { bytes: png() })).toMatchObject(refused);
  await listen(clamd.address, (socket) => void socket.end());
  expect(await upload(testApp, 'admin', { bytes: png() })).toMatchObject(refused);
  expect(await countFiles(testApp)).toBe(0);
  expect(testApp.log.errors).toHaveLength(3);
});

it('refuses a file that is read only after the scanner has closed the connection', async () => {
  const closed = Promise.withResolvers<void>();
  const { address } = await listen(anyPort, (socket) => {
    socket.once('close', () => closed.resolve());
    socket.resume().end();
  });
  const late = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      await closed.promise;
      controller.enqueue(new Uint8Array(10));
      controller.close();
    },
  });
  const file = Object.assign(new Blob(), { stream: () => late });
  const scan = makeVirusScan(address);
  await expect(scan('img', file, new AbortController().signal)).rejects.toThrow(unavailable);
});
