import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { addUser, modifyUser, User } from '@anzhu/api/contract/user';
import { FormGrid } from '@anzhu/ui/Form';
import { TextField } from '@anzhu/ui/TextField';
import { TreeSelect } from '@anzhu/ui/TreeSelect';
import type { TreeNode } from '@anzhu/ui/tree';
import { SaveDialog, type ContractForm } from '../kit/index.ts';
import { ProfileFields, type ProfileFieldsProps } from './ProfileFields.tsx';
import { phoneErrors } from './profileForm.ts';
import { usePhoneCheck, type PhoneCheck } from './usePhoneCheck.ts';
import { addForm, editForm, userDraft, type UserDraft } from './userForm.ts';

interface CommonProps extends Pick<ProfileFieldsProps, 'upload'> {
  /** Made by `departmentOptions`; undefined while they are loading. */
  departments: readonly TreeNode<Id>[] | undefined;
  isPhoneTaken: PhoneCheck;
  onClose: () => void;
}

export interface AddUserDialogProps extends CommonProps {
  /** Rejected: messages stand at their fields, what was typed stays. */
  onSave: (values: InputOf<typeof addUser>) => unknown;
}

export interface EditUserDialogProps extends CommonProps {
  /** The user with the whole phone. */
  user: User;
  /** The signed-in user, who cannot change the own department. */
  ownId: Id;
  /** Rejected: messages stand at their fields, what was typed stays. */
  onSave: (values: InputOf<typeof modifyUser>) => unknown;
}

interface UserFormProps<Values> extends CommonProps {
  title: string;
  form: ContractForm<UserDraft, Values>;
  user: User | null;
  isOwn: boolean;
  onSave: (values: Values) => unknown;
}

function UserForm<Values>({
  user,
  isOwn,
  departments,
  upload,
  isPhoneTaken,
  ...dialog
}: UserFormProps<Values>) {
  const { taken, onPhone } = usePhoneCheck(isPhoneTaken, user?.phone);
  return (
    <SaveDialog
      {...dialog}
      size="small"
      defaultValues={userDraft(user)}
      rules={({ phone }) => phoneErrors(phone, taken)}
    >
      {({ field }) => (
        <>
          <FormGrid columns={1}>
            <TextField autoComplete="off" {...field('username')} />
            <TreeSelect
              {...field('dept')}
              selectable="any"
              options={departments ?? []}
              isLoading={departments === undefined}
              labelOf={() => user?.deptName ?? '加载中'}
              isDisabled={isOwn}
              description={isOwn ? '不能更改自己的部门' : '角色由部门决定'}
            />
          </FormGrid>
          <ProfileFields
            field={field}
            upload={upload}
            taken={taken}
            onPhone={onPhone}
            isPasswordOptional={user !== null}
          />
        </>
      )}
    </SaveDialog>
  );
}

/**
 * 新增用户: account, department (which gives the role), portrait, nickname, phone and password. Rendered
 * means open.
 *
 * Keyboard: Enter in a field saves; Esc closes, and asks first when something would be lost.
 */
export const AddUserDialog = (props: AddUserDialogProps) => (
  <UserForm {...props} title="新增用户" form={addForm} user={null} isOwn={false} />
);

/**
 * 编辑用户: an empty password stays as it is. Rendered means open.
 *
 * Keyboard: Enter in a field saves; Esc closes, and asks first when something would be lost.
 */
export const EditUserDialog = ({ ownId, ...props }: EditUserDialogProps) => (
  <UserForm {...props} title="编辑用户" form={editForm} isOwn={props.user.id === ownId} />
);
