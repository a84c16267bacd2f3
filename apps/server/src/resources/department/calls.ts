import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addDepartment } from './addDepartment.ts';
import { deleteDepartment } from './deleteDepartment.ts';
import { departmentPage } from './departmentPage.ts';
import { listDepartments } from './listDepartments.ts';
import { modifyDepartment } from './modifyDepartment.ts';

export const departmentCalls = {
  addDepartment,
  deleteDepartment,
  departmentPage,
  listDepartments,
  modifyDepartment,
} satisfies Partial<Handlers<keyof Contract>>;
