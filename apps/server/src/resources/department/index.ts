import type { Handlers } from '../../platform/http/handler.ts';
import { departmentPage, listDepartments } from './read.ts';
import { addDepartment, deleteDepartment, departmentImpact, modifyDepartment } from './write.ts';

export const departmentCalls = {
  addDepartment,
  deleteDepartment,
  departmentImpact,
  departmentPage,
  listDepartments,
  modifyDepartment,
} satisfies Partial<Handlers>;

export { departmentFor, withHotels } from './queries.ts';
