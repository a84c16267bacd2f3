import {
  addDepartment,
  RecordStatus,
  type Department,
  type DepartmentImpact,
} from '@anzhu/api/contract/department';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { roleLabel } from '@anzhu/api/contract/role';
import { FormGrid } from '@anzhu/ui/Form';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { useRef } from 'react';
import {
  optionsOf,
  SaveDialog,
  saveQuestion,
  type RecordDialogProps,
  contractForm,
} from '../kit/index.ts';
import { recordStatusOptions, RecordTreePicker, sameNameWarning } from '../record/index.ts';
import { canTouchUsers, impactSentences } from './impact.ts';

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

type Values = InputOf<typeof addDepartment>;

export interface DepartmentDialogProps extends Omit<
  RecordDialogProps<Department, typeof addDepartment>,
  'onSave'
> {
  /** The tree from which the parent is chosen. */
  departments: readonly Department[];
  /** Reads whom a change of an existing department touches. */
  impactOf: (change: Values & { id: Id }) => Promise<DepartmentImpact>;
  /**
   * Saves the values, with the number of users that was confirmed. Rejected: messages stand at their fields, what
   * was typed stays.
   */
  onSave: (values: Values & { users?: number | undefined }) => unknown;
}

const roleOptions = optionsOf(roleLabel);

/**
 * 新增部门 and 编辑部门. The parent is any department but the record itself and those below it. A change of role,
 * status or parent first says whom it touches, and asks. A name that its level has already is refused.
 */
export function DepartmentDialog(props: DepartmentDialogProps) {
  const { record, departments, impactOf, onSave, ...dialog } = props;
  const confirmed = useRef<number>(undefined);
  const title = record ? `编辑部门 · ${record.name}` : '新增部门';
  const defaultValues = { ...blankDepartment, ...record };
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      {...{ title, defaultValues }}
      form={departmentForm}
      size="small"
      rules={(draft) => {
        const isKept = record?.name === draft.name && record.pId === draft.pId;
        const name = isKept
          ? null
          : sameNameWarning(
              departments,
              { id: record?.id, ...draft, name: draft.name.trim() },
              '部门',
            );
        return name === null ? {} : { name };
      }}
      question={async (values) => {
        const isTouching = record !== null && canTouchUsers(record, values);
        const impact = isTouching ? await impactOf({ ...values, id: record.id }) : null;
        confirmed.current = impact?.users;
        return saveQuestion(record && impact ? impactSentences(record, values, impact) : []);
      }}
      onSave={(values) => onSave({ ...values, users: confirmed.current })}
    >
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
