import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import type { FileStorage, ListedFile } from './storage.ts';

/** The HTTP status of a store that has no such file. */
const notThere = 404;

/** Milliseconds that one exchange with the store may take. */
const timeoutMs = 30_000;

/** A request to the store failed. */
class S3Error extends Error {
  override readonly name = 'S3Error';
}

const refusedBy = async (response: Response, what: string): Promise<S3Error> =>
  new S3Error(`S3 ${what}: HTTP ${response.status} ${(await response.text()).slice(0, 300)}`);

/** The text of an element of a listing; names and tokens need no more than this of XML. */
const elementOf = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? null;

function listedIn(xml: string, prefix: string): ListedFile[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, contents = '']) => ({
    name: (elementOf(contents, 'Key') ?? '').slice(prefix.length),
    storedAt: Date.parse(elementOf(contents, 'LastModified') ?? ''),
  }));
}

/**
 * Keeps files in a bucket of an S3-compatible store, named in the path of its address.
 * @param prefix the names in the bucket begin with it, so that the bucket may hold other things too
 */
export function s3Storage(config: S3Config, prefix = 'files/'): FileStorage {
  const { endpoint, bucket, region, accessKey, secretKey } = config;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  });
  const bucketUrl = `${endpoint}/${bucket}`;
  const urlOf = (name: string) => `${bucketUrl}/${prefix}${encodeURIComponent(name)}`;
  const send = (url: string, init: RequestInit = {}) =>
    // A redirect would send the request, signed, to an address that is not configured.
    client.fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });

  return {
    async put(name, type, content) {
      const response = await send(urlOf(name), {
        method: 'PUT',
        body: content,
        headers: {
          'Content-Type': type,
          'X-Amz-Content-Sha256': createHash('sha256').update(content).digest('hex'),
        },
      });
      if (!response.ok) throw await refusedBy(response, 'put');
      await response.body?.cancel();
    },
    async get(name) {
      const response = await send(urlOf(name));
      if (response.status === notThere) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok || !response.body) throw await refusedBy(response, 'get');
      return { size: Number(response.headers.get('content-length')), body: response.body };
    },
    async remove(name) {
      const response = await send(urlOf(name), { method: 'DELETE' });
      if (!response.ok && response.status !== notThere) throw await refusedBy(response, 'delete');
      await response.body?.cancel();
    },
    async *list() {
      let token: string | null = null;
      do {
        const query: URLSearchParams = new URLSearchParams({ 'list-type': '2', prefix });
        if (token) query.set('continuation-token', token);
        const response: Response = await send(`${bucketUrl}?${query}`);
        if (!response.ok) throw await refusedBy(response, 'list');
        const xml: string = await response.text();
        yield* listedIn(xml, prefix);
        token = elementOf(xml, 'NextContinuationToken');
      } while (token);
    },
  };
}
