/**
 * `npm run restore -- FOLDER`: puts a backup in the place of the embedded store, while no server runs.
 * What was there is kept beside it. Everyone has to sign in again. A backup from before `npm run rekey` is encrypted
 * with the key in use: its own is in a file beside that, or in `--key FILE`.
 */
import { parseArgs } from 'node:util';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { restore } from '../src/platform/operation/restore.ts';
import { embeddedFolder } from './embedded.ts';
import { giveUp } from './root.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) {
    throw new Error('用法 (usage)：npm run restore -- 备份文件夹 [--key 旧密钥文件]');
  }
  const { dataKeyFile } = readConfig(process.env);
  const { manifest, before } = await restore(
    { dataDir: embeddedFolder('pg_restore'), dataKeyFile, formerKeys: values.key },
    folder,
    systemClock,
  );
  console.log(`已恢复到 ${manifest.made} 的备份 (restored)`);
  if (before) console.log(`原来的数据保留在 ${before} (what was there is kept)`);
}

await main().catch(giveUp);
