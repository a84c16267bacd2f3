import type { Handlers } from '../../platform/http/handler.ts';
import { importHealthTests } from './import.ts';
import { downloadTestTemplate, healthTestPage, untestedPeople } from './read.ts';
import { addHealthTest, deleteHealthTest, handleHealthTest, modifyHealthTest } from './write.ts';

export const healthTestCalls = {
  addHealthTest,
  deleteHealthTest,
  downloadTestTemplate,
  handleHealthTest,
  healthTestPage,
  importHealthTests,
  modifyHealthTest,
  untestedPeople,
} satisfies Partial<Handlers>;

export { countUntested, everyTest, testList } from './queries.ts';
