import { join } from 'node:path';
import type { Config } from '../config.ts';
import { localStorage } from './localStorage.ts';
import { s3Storage } from './s3Storage.ts';
import type { FileStorage } from './storage.ts';

/** The storage that is configured: an S3-compatible store, or a folder beside the database. */
export const openFileStorage = ({ s3, dataDir }: Config): FileStorage =>
  s3 ? s3Storage(s3) : localStorage(join(dataDir, 'files'));
