import type { RecordSpec } from './record.ts';
import { registrations, type Edit } from './registrations.ts';
import { contractFile, examplesFile } from './templates/contract.ts';
import * as server from './templates/server.ts';
import { dialogStoriesFile, storiesFile } from './templates/stories.ts';
import * as web from './templates/web.ts';

/** What the scaffold makes: new files by path, and changes of those that are there. */
export interface Plan {
  files: Readonly<Record<string, string>>;
  edits: readonly Edit[];
}

/** All that makes a screen with its record. */
export function planScreen(record: RecordSpec): Plan {
  const { camel, pascal } = record;
  const database = 'apps/server/src/platform/db';
  const resource = `apps/server/src/resources/${camel}`;
  const widgets = `packages/domain/src/${camel}`;
  const files = {
    [`packages/api/src/contract/${camel}.ts`]: contractFile(record),
    [`packages/api/src/examples/${camel}.ts`]: examplesFile(record),
    [`${database}/tables/${camel}.ts`]: server.tableFile(record),
    [`${database}/schema/${camel}.ts`]: server.schemaFile(record),
    [`${resource}/index.ts`]: server.indexFile(record),
    [`${resource}/log.ts`]: server.logFile(record),
    [`${resource}/queries.ts`]: server.queriesFile(record),
    [`${resource}/read.ts`]: server.readFile(record),
    [`${resource}/write.ts`]: server.writeFile(record),
    [`${widgets}/index.ts`]: web.domainFile(record),
    [`${widgets}/facts.ts`]: web.factsFile(record),
    [`${widgets}/${pascal}Dialog.tsx`]: web.dialogFile(record),
    [`${widgets}/${pascal}Dialog.stories.tsx`]: dialogStoriesFile(record),
    [`apps/admin/src/routes/${camel}/${pascal}.tsx`]: web.screenFile(record),
    [`stories/Screens/${pascal}.stories.tsx`]: storiesFile(record),
  };
  return { files, edits: registrations(record) };
}
