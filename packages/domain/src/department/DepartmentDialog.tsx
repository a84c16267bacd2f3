import { addDepartment, RecordStatus, type Department } from '@anzhu/api/contract/department';
import { roleLabel } from '@anzhu/api/contract/role';
import { FormGrid } from '@anzhu/ui/Form';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { optionsOf, SaveDialog, type RecordDialogProps } from '../kit/index.ts';
import { recordStatusOptions, RecordTreePicker } from '../record/index.ts';
import { contractForm } from '../kit/pure.ts';

/** A department as it is being filled in. */
export type DepartmentDraft = Pick<Department, 'pId' | 'name' | 'role' | 'status'>;

export const departmentForm = contractForm(addDepartment, (draft: DepartmentDraft) => draft);

/** What the fields of a new department begin with. */
const blankDepartment: DepartmentDraft = {
  pId: null,
  name: '',
  role: null,
  status: RecordStatus.normal,
};

export interface DepartmentDialogProps extends RecordDialogProps<Department, typeof addDepartment> {
  /** The tree from which the parent is chosen. */
  departments: readonly Department[];
}

const roleOptions = optionsOf(roleLabel);

/** 新增部门 and 编辑部门. The parent is any department but the record itself and those below it. */
export function DepartmentDialog({ record, departments, ...dialog }: DepartmentDialogProps) {
  const title = record ? `编辑部门 · ${record.name}` : '新增部门';
  const defaultValues = { ...blankDepartment, ...record };
  return (
    <SaveDialog {...dialog} {...{ title, defaultValues }} form={departmentForm} size="small">
      {({ field }) => (
        <FormGrid columns={1}>
          <RecordTreePicker {...field('pId')} records={departments} except={record?.id} />
          <TextField {...field('name')} />
          <Select options={roleOptions} {...field('role')} />
          <RadioGroup options={recordStatusOptions} {...field('status')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
