import { readConfig } from '../src/platform/config.ts';

/** The folder of the embedded store; throws where the data is in PostgreSQL, with what to use there. */
export function embeddedFolder(instead: string): string {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new Error(`设置了 DATABASE_URL：请用 ${instead} (PostgreSQL has its own tools)`);
  }
  return dataDir;
}

/** The one word that a command takes. */
export function onlyWord(usage: string): string {
  const [word, ...more] = process.argv.slice(2);
  if (!word || more.length > 0 || word.startsWith('-')) throw new Error(`用法 (usage)：${usage}`);
  return word;
}
