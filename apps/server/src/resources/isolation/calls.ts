import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addIsolation } from './addIsolation.ts';
import { assignIsolation, assignIsolations } from './assignIsolation.ts';
import { deleteIsolation } from './deleteIsolation.ts';
import { downloadIsolations } from './downloadIsolations.ts';
import { getIsolation } from './getIsolation.ts';
import { isolationPage } from './isolationPage.ts';
import { modifyIsolation } from './modifyIsolation.ts';
import { personTimeline } from './personTimeline.ts';

export const isolationCalls = {
  addIsolation,
  assignIsolation,
  assignIsolations,
  deleteIsolation,
  downloadIsolations,
  getIsolation,
  isolationPage,
  modifyIsolation,
  personTimeline,
} satisfies Partial<Handlers<keyof Contract>>;
