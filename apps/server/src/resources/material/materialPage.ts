import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { filterId } from '../../platform/db/rowId.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { readMaterialPage } from './readPage.ts';

/** What one's own hotel has applied for, newest first. */
export const materialPage: Handler<Contract['materialPage']> = ({ input, session }, { store }) =>
  readMaterialPage(store.db, narrowedTo(session, filterId(input.hotelId)), input);
