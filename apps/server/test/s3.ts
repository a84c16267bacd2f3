import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { S3Config } from '../src/platform/config.ts';

/** Starts an S3-speaking server with one bucket; stopped when the test is over. */
export async function startS3(): Promise<S3Config> {
  const directory = mkdtempSync(join(inject('scratch'), 's3-'));
  const bucket = 'anzhu-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    server.httpServer?.closeAllConnections();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  };
}
