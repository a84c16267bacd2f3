import type { Contract } from '@anzhu/api/contract';
import { readPaged } from '../../platform/db/readPaged.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { selectDepartments, toDepartment } from './read.ts';

/** The departments as a plain list. */
export const departmentPage: Handler<Contract['departmentPage']> = ({ input }, { store }) =>
  readPaged(selectDepartments(store.db), input.page, toDepartment);
