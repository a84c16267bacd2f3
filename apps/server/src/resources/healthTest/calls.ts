import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addHealthTest } from './addHealthTest.ts';
import { deleteHealthTest } from './deleteHealthTest.ts';
import { downloadTestTemplate } from './downloadTestTemplate.ts';
import { handleHealthTest } from './handleHealthTest.ts';
import { healthTestPage } from './healthTestPage.ts';
import { importHealthTests } from './importHealthTests.ts';
import { modifyHealthTest } from './modifyHealthTest.ts';
import { untestedPeople } from './untestedPeople.ts';

export const healthTestCalls = {
  addHealthTest,
  deleteHealthTest,
  downloadTestTemplate,
  handleHealthTest,
  healthTestPage,
  importHealthTests,
  modifyHealthTest,
  untestedPeople,
} satisfies Partial<Handlers<keyof Contract>>;
