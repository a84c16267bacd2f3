import { addDepartment, RecordStatus } from '@anzhu/api/contract/department';
import { Code } from '@anzhu/api/contract/envelope';
import { Role } from '@anzhu/api/contract/role';
import { FormGrid } from '@anzhu/ui/Form';
import { TextField } from '@anzhu/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contractForm } from '../contractForm.ts';
import { SaveDialog, type SaveDialogProps } from './SaveDialog.tsx';

interface Draft {
  name: string;
}

const form = contractForm(addDepartment, ({ name }: Draft) => ({
  pId: null,
  name,
  role: Role.hotelMember,
  status: RecordStatus.normal,
}));

/** A form of one field: the dialog is what these stories are about. */
function NameDialog(props: Omit<SaveDialogProps<Draft, unknown>, 'form' | 'children'>) {
  return (
    <SaveDialog {...props} form={form}>
      {({ field }) => (
        <FormGrid columns={1}>
          <TextField {...field('name')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}

const meta = {
  title: 'Overlays/SaveDialog',
  component: NameDialog,
  subcomponents: { SaveDialog },
  args: {
    title: '新增部门',
    size: 'small',
    defaultValues: { name: '' },
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof NameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '部门名称' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

const conflict = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('部门已被修改'), { code: Code.conflict }));

/** Required marks, limits and messages are the contract's; what it accepts is sent, and the dialog closes. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await name()).toBeRequired();
    await save();
    await expect(await name()).toHaveAccessibleDescription('部门名称不能为空');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(await name(), '餐饮部{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: '餐饮部' }));
  },
};

/** Someone else has changed the record: 刷新 reads it again, and what was typed stays. */
export const Conflict: Story = {
  args: { onSave: fn(conflict), onRefresh: fn() },
  play: async ({ args }) => {
    await userEvent.type(await name(), '餐饮部');
    await save();
    await waitFor(() => expect(screen.getByText('部门已被修改')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(screen.queryByText('部门已被修改')).toBeNull());
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(await name()).toHaveValue('餐饮部');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const nameTaken = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('酒店名称「安住」已存在'), {
      code: Code.refused,
      fields: { name: '酒店名称「安住」已存在' },
    }),
  );

/** Code 1001 is a warning of the dialog as a whole; what was typed stays. */
export const RefusedSave: Story = {
  args: { onSave: fn(nameTaken) },
  play: async ({ args }) => {
    await userEvent.type(await name(), '餐饮部{Enter}');
    await waitFor(() => expect(screen.getByText('酒店名称「安住」已存在')).toBeVisible());
    await expect(await name()).toBeValid();
    await expect(await name()).toHaveValue('餐饮部');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A question stands before the values are sent. 取消 goes back to the form. */
export const Question: Story = {
  args: {
    defaultValues: { name: '餐饮部' },
    question: () => ({ title: '新增部门「餐饮部」？', children: '新增后各酒店可见。' }),
  },
  play: async ({ args }) => {
    await name();
    await save();
    const question = await screen.findByRole('alertdialog', { name: '新增部门「餐饮部」？' });
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await save();
    const again = await screen.findByRole('alertdialog', { name: '新增部门「餐饮部」？' });
    await userEvent.click(within(again).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Changes are not lost unasked. */
export const UnsavedChanges: Story = {
  play: async ({ args }) => {
    await userEvent.type(await name(), '餐饮部{Escape}');
    await screen.findByRole('alertdialog');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
