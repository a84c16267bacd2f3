import { addDepartment, RecordStatus, type Department } from '@anzhu/api/contract/department';
import { contractForm } from '../kit/pure.ts';

/** A department as it is being filled in. */
export type DepartmentDraft = Pick<Department, 'pId' | 'name' | 'role' | 'status'>;

export const departmentForm = contractForm(addDepartment, (draft: DepartmentDraft) => draft);

/** What the fields of a new department begin with. */
export const blankDepartment: DepartmentDraft = {
  pId: null,
  name: '',
  role: null,
  status: RecordStatus.normal,
};
