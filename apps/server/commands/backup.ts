/**
 * `npm run backup -- FOLDER`: writes the embedded store and its files into a new folder, while the
 * server may run. Ends with 1 when the data contradicts itself; the backup is there then too.
 */
import { systemClock } from '../src/platform/clock.ts';
import { backUp } from '../src/platform/operation/backUp.ts';
import { embeddedFolder, onlyWord } from './embedded.ts';
import { giveUp } from './root.ts';

async function main(): Promise<void> {
  const folder = onlyWord('npm run backup -- 新文件夹');
  const { manifest, faults } = await backUp(embeddedFolder('pg_dump'), folder, systemClock);
  const bytes = manifest.files.reduce((sum, file) => sum + file.size, 0);
  const size = `${manifest.files.length} 个文件，${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`已备份到 ${folder}：${size} (backed up)`);
  for (const { version: number, fingerprint } of manifest.dataKeys ?? []) {
    console.log(
      `恢复时需要数据密钥 ${fingerprint}（第 ${number} 版），请另行保管 (needs this key)`,
    );
  }
  for (const fault of faults) console.error(`数据有误 (fault)：${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

await main().catch(giveUp);
