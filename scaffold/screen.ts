import type { Edit } from './edit.ts';
import type { RecordSpec } from './record.ts';
import { contractEdits, screenEdits, serverEdits, testEdits } from './registrations.ts';
import { screenFile } from './templates/admin.ts';
import { contractFile, examplesFile } from './templates/contract.ts';
import * as data from './templates/data.ts';
import * as domain from './templates/domain.ts';
import * as server from './templates/server.ts';
import { dialogStoriesFile, storiesFile } from './templates/stories.ts';
import { journeyFile, serverTestFile } from './templates/tests.ts';

/** What the scaffold makes: new files by path, and changes of those that are there. */
export interface Plan {
  files: Readonly<Record<string, string>>;
  edits: readonly Edit[];
}

const contract = 'packages/api/src/contract';
const database = 'apps/server/src/platform/db';
const tests = 'apps/server/test';

/** The files of a screen with its record. */
function filesOf(record: RecordSpec): Plan['files'] {
  const { camel, pascal, many } = record;
  const resource = `apps/server/src/resources/${camel}`;
  const widgets = `packages/domain/src/${camel}`;
  return {
    [`${contract}/${camel}.ts`]: contractFile(record),
    [`packages/api/src/examples/${camel}.ts`]: examplesFile(record),
    [`${database}/tables/${camel}.ts`]: data.tableFile(record),
    [`${database}/schema/${camel}.ts`]: data.schemaFile(record),
    [`${resource}/index.ts`]: server.indexFile(record),
    [`${resource}/log.ts`]: server.logFile(record),
    [`${resource}/queries.ts`]: server.queriesFile(record),
    [`${resource}/read.ts`]: server.readFile(record),
    [`${resource}/write.ts`]: server.writeFile(record),
    [`${widgets}/index.ts`]: domain.indexFile(record),
    [`${widgets}/facts.ts`]: domain.factsFile(record),
    [`${widgets}/${pascal}Dialog.tsx`]: domain.dialogFile(record),
    [`${widgets}/${pascal}Dialog.stories.tsx`]: dialogStoriesFile(record),
    [`apps/admin/src/routes/${camel}/${pascal}.tsx`]: screenFile(record),
    [`stories/Screens/${pascal}.stories.tsx`]: storiesFile(record),
    [`${tests}/${many.camel}.test.ts`]: serverTestFile(record),
    [`apps/admin/e2e/${many.camel}.spec.ts`]: journeyFile(record),
  };
}

/** All that makes a screen with its record. */
export const planScreen = (record: RecordSpec): Plan => ({
  files: filesOf(record),
  edits: [
    ...contractEdits(record),
    ...screenEdits(record),
    ...serverEdits(record),
    ...testEdits(record),
  ],
});
