/**
 * `npm run restore -- FOLDER`: puts a backup in the place of the embedded store, while no server runs.
 * What was there is kept beside it. Everyone has to sign in again.
 */
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { restore } from '../src/platform/operation/restore.ts';
import { embeddedFolder, onlyWord } from './embedded.ts';
import { giveUp } from './root.ts';

async function main(): Promise<void> {
  const folder = onlyWord('npm run restore -- 备份文件夹');
  const { dataKeyFile } = readConfig(process.env);
  const { manifest, before } = await restore(
    { dataDir: embeddedFolder('pg_restore'), dataKeyFile },
    folder,
    systemClock,
  );
  console.log(`已恢复到 ${manifest.made} 的备份 (restored)`);
  if (before) console.log(`原来的数据保留在 ${before} (what was there is kept)`);
}

await main().catch(giveUp);
