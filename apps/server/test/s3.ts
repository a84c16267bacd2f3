import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { S3Config } from '../src/platform/config.ts';

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Whether a request is signed by this secret: AWS Signature Version 4, computed from what arrived. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer, secret: string): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/;
  const [, scope = '', names = '', signature] =
    form.exec(request.headers.authorization ?? '') ?? [];
  const hash = request.headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false;
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${request.headers[name] ?? ''}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, hash].join('\n');
  const moment = String(request.headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return signature === hmac(key, text).toString('hex');
}

interface Stored {
  content: Buffer;
  type: string | undefined;
  at: string;
}

/** A listing of at most this many keys; what follows is asked for with the last of them. */
const pageSize = 1000;

function listing(files: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const rest = [...files.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted();
  const page = rest.slice(0, pageSize);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${files.get(key)?.at}</LastModified></Contents>`,
  );
  const next = `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
  return `<ListBucketResult>${contents.join('')}${rest.length > pageSize ? next : ''}</ListBucketResult>`;
}

/** Starts an S3-speaking server with one bucket; stopped when the test is over. */
export async function startS3(): Promise<S3Config> {
  const keys = { region: 'us-east-1', accessKey: 'TESTS', secretKey: 'TESTS-secret' };
  const bucket = 'anzhu-files';
  const files = new Map<string, Stored>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const body = await buffer(request);
    const [, called, ...path] = decodeURIComponent(url.pathname).split('/');
    const key = path.join('/');
    const found = files.get(key);
    const answer = (status: number, content: string | Buffer = '', type = 'application/xml') => {
      response.statusCode = status;
      response.setHeader('content-type', type).end(content);
    };
    if (!isSigned(request, url, body, keys.secretKey)) return answer(403, 'SignatureDoesNotMatch');
    if (called !== bucket) return answer(404, 'NoSuchBucket');
    switch (request.method) {
      case 'PUT':
        files.set(key, {
          content: body,
          type: request.headers['content-type'],
          at: new Date().toISOString(),
        });
        return answer(200);
      case 'DELETE':
        files.delete(key);
        return answer(204);
      default:
        if (key === '') return answer(200, listing(files, url.searchParams));
        return found ? answer(200, found.content, found.type) : answer(404, 'NoSuchKey');
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ...keys, endpoint: `http://127.0.0.1:${port}`, bucket };
}
