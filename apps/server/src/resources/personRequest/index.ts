import type { Handlers } from '../../platform/http/handler.ts';
import { correctPerson, quotePersonCorrection } from './correct.ts';
import { erasePerson } from './erase.ts';
import { downloadPerson, findPerson, personRequestPage } from './read.ts';
import { addPersonRequest, closePersonRequest } from './write.ts';

export const personRequestCalls = {
  addPersonRequest,
  closePersonRequest,
  correctPerson,
  downloadPerson,
  erasePerson,
  findPerson,
  personRequestPage,
  quotePersonCorrection,
} satisfies Partial<Handlers>;
