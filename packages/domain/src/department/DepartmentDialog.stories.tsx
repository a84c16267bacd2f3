import { Code } from '@anzhu/api/contract/envelope';
import { RecordStatus } from '@anzhu/api/contract/department';
import { Role } from '@anzhu/api/contract/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { departments } from './fixtures.ts';

const rooms = departments[1]?.children?.[1] ?? null;

const meta = {
  title: 'Hotel/Department/DepartmentDialog',
  component: DepartmentDialog,
  args: { record: null, departments, onSave: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof DepartmentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '部门名称' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));
const parent = (): HTMLElement => screen.getByRole('combobox', { name: '上级部门' });

/** 新增部门: empty it shows what is missing; filled in it saves and closes. */
export const Default: Story = {
  play: async ({ args }) => {
    await name();
    await save();
    await expect(await name()).toHaveAccessibleDescription('部门名称不能为空');
    await userEvent.type(await name(), ' 餐饮部 ');
    await userEvent.click(screen.getByRole('combobox', { name: '权限角色' }));
    await userEvent.click(await screen.findByRole('option', { name: '酒店员工' }));
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      pId: null,
      name: '餐饮部',
      role: Role.hotelMember,
      status: RecordStatus.normal,
    });
  },
};

/** A parent of any level can be chosen. */
export const ChooseParent: Story = {
  args: { record: departments[1]?.children?.[0] ?? null },
  play: async ({ args }) => {
    await name();
    parent().focus();
    await userEvent.keyboard('平台运营{Enter}');
    await waitFor(() => expect(parent()).toHaveTextContent('平台运营部'));
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ pId: '1' })),
    );
  },
};

/** Neither the department itself nor one below it can be its parent; both show the reason. */
export const NotBelowItself: Story = {
  args: { record: rooms },
  play: async () => {
    await expect(await name()).toHaveValue('西湖店客房部');
    await userEvent.click(parent());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getAllByText('不能选自己或下级')[0]).toBeVisible());
  },
};

/** The name is taken: the message stands at its field, what was typed stays. */
export const Refused: Story = {
  args: {
    record: rooms,
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('部门名称已存在'), {
          code: Code.invalid,
          fields: { name: '部门名称已存在' },
        }),
      ),
    ),
  },
  play: async ({ args }) => {
    await name();
    await save();
    await waitFor(async () => expect(await name()).toHaveAccessibleDescription('部门名称已存在'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
