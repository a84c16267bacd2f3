import { RecordStatus, type Department } from '@anzhu/api/contract/department';
import { addUser, modifyUser, type User } from '@anzhu/api/contract/user';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { FormGrid } from '@anzhu/ui/Form';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { TextField } from '@anzhu/ui/TextField';
import { TreeSelect } from '@anzhu/ui/TreeSelect';
import { useMemo } from 'react';
import type { Id } from '@anzhu/api/contract/codecs';
import { Role, roleLabel } from '@anzhu/api/contract/role';
import type { TreeNode } from '@anzhu/ui/tree';
import { SaveDialog, saveQuestion, type RecordDialogProps, contractForm } from '../kit/index.ts';
import { recordStatusOptions } from '../record/index.ts';
import {
  ProfileFields,
  usePhoneCheck,
  type PhoneCheck,
  type ProfileFieldsProps,
} from './ProfileFields.tsx';
import {
  currentPasswordErrors,
  phoneErrors,
  profileDraft,
  profileToWire,
  type ProfileDraft,
} from './profileForm.ts';

/** A user as it is being filled in. */
export interface UserDraft extends ProfileDraft {
  username: string;
  dept: Id | null;
  status: RecordStatus;
  /** Turns the second factor off, with a new password. */
  endTotp: boolean;
}

/** What is sent of a user: the second factor is turned off with a new password only. */
const userToWire = (draft: UserDraft) => ({
  ...profileToWire(draft),
  endTotp: draft.endTotp && draft.password !== '',
});

export const addForm = contractForm(addUser, userToWire);

/** Without a password: the present one stays. `modifyUser` takes the same fields, each of them optional. */
const editForm = contractForm(modifyUser, userToWire) as typeof addForm;

/** The departments that a role may assign users to: a hotel's admin only those of its staff. */
const assignable = (role: Role | null, department: Department): boolean =>
  role !== Role.hotelAdmin || department.role === Role.hotelMember;

/**
 * Departments as the nodes of a tree select, each with the role that it gives. Disabled departments, and those
 * below them, cannot be chosen: their users cannot sign in.
 *
 * @param role the role of the signed-in user
 */
function departmentOptions(
  departments: readonly Department[],
  role: Role | null,
  isBelowDisabled = false,
): TreeNode<Id>[] {
  return departments.map((department) => {
    const isDisabled = department.status === RecordStatus.disabled;
    const isNormal = !isDisabled && !isBelowDisabled;
    const closed = isDisabled ? '部门已停用' : '上级部门已停用';
    const reason = isNormal ? '不能分配到该部门' : closed;
    const given = department.role ? ` · ${roleLabel[department.role]}` : '';
    return {
      value: department.id,
      label: `${department.name}${given}`,
      ...((!isNormal || !assignable(role, department)) && {
        isDisabled: true,
        disabledReason: reason,
      }),
      ...(department.children && {
        children: departmentOptions(department.children, role, !isNormal),
      }),
    };
  });
}

export interface UserDialogProps
  extends RecordDialogProps<User, typeof addUser>, Pick<ProfileFieldsProps, 'upload'> {
  /** The signed-in user, who cannot change the own department. */
  own: Pick<User, 'id' | 'role'>;
  /** Undefined while they are loading. */
  departments: readonly Department[] | undefined;
  isPhoneTaken: PhoneCheck;
}

/** The role that a department gives; null when it is not known. */
function roleOf(departments: readonly Department[] | undefined, id: Id): Role | null {
  for (const department of departments ?? []) {
    if (department.id === id) return department.role;
    const below = roleOf(department.children ?? [], id);
    if (below !== null) return below;
  }
  return null;
}

/** What a change does to a user beyond the form, a sentence each. */
const changeSentences = (
  record: User,
  { status }: { status?: RecordStatus | undefined },
  role: Role | null,
): string[] =>
  [
    role === Role.admin &&
      record.role !== role &&
      `「${record.nickName}」将成为 ${roleLabel[role]}，可访问全部酒店`,
    status === RecordStatus.disabled &&
      record.status !== status &&
      `「${record.nickName}」将被停用并退出登录`,
  ].filter((sentence) => sentence !== false);

const blank = {
  id: '0',
  username: '',
  nickName: '',
  phone: '',
  heads: null,
  dept: null,
  status: null,
};

/**
 * 新增用户 and 编辑用户: account, department (which gives the role), portrait, nickname, phone, password and status.
 * A save that makes someone an admin, or disables them, asks first.
 * An empty password of an existing user stays as it is; with a new one of another user the second factor can be
 * turned off. Rendered means open.
 */
export function UserDialog(props: UserDialogProps) {
  const { record, own, departments, upload, isPhoneTaken, ...dialog } = props;
  const { username, dept, status } = record ?? blank;
  const { taken, onPhone } = usePhoneCheck(isPhoneTaken, record?.phone);
  const isOwn = record?.id === own.id;
  const options = useMemo(
    () => departments && departmentOptions(departments, own.role),
    [departments, own.role],
  );
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      title={record ? `编辑用户 · ${record.username}` : '新增用户'}
      form={record ? editForm : addForm}
      size="small"
      defaultValues={{
        ...profileDraft(record ?? blank),
        username: username ?? '',
        dept,
        status: status ?? RecordStatus.normal,
        endTotp: false,
      }}
      rules={(draft) => ({
        ...phoneErrors(draft.phone, taken),
        ...(isOwn && currentPasswordErrors(draft)),
      })}
      question={(values) =>
        saveQuestion(
          record ? changeSentences(record, values, roleOf(departments, values.dept)) : [],
        )
      }
    >
      {({ field, checkField, toggle }) => (
        <>
          <FormGrid columns={1}>
            <TextField autoComplete="off" {...field('username')} />
            <TreeSelect
              {...field('dept')}
              options={options ?? []}
              isLoading={options === undefined}
              labelOf={() => record?.deptName ?? '加载中'}
              isDisabled={isOwn}
              description={isOwn ? '不能更改自己的部门' : '角色由部门决定'}
            />
          </FormGrid>
          <ProfileFields
            {...{ field, checkField, upload, taken, onPhone, isOwn }}
            isPasswordOptional={!!record}
          />
          <FormGrid columns={1}>
            <RadioGroup
              options={recordStatusOptions}
              {...field('status')}
              isDisabled={isOwn}
              description={isOwn ? '不能停用自己' : undefined}
            />
          </FormGrid>
          {record && !isOwn && field('password').value !== '' && (
            <Checkbox {...toggle('endTotp')} description="用户丢失手机时选择，下次登录只需密码" />
          )}
        </>
      )}
    </SaveDialog>
  );
}
