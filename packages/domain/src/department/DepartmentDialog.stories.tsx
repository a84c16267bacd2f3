import { Code } from '@anzhu/api/contract/envelope';
import { RecordStatus, type DepartmentImpact } from '@anzhu/api/contract/department';
import { Role } from '@anzhu/api/contract/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { departments } from './fixtures.ts';

const rooms = departments[1]?.children?.[1] ?? null;

const noImpact: DepartmentImpact = {
  users: 0,
  changedRole: 0,
  disabled: 0,
  enabled: 0,
  changedHotel: 0,
  hotelName: '安住·西湖店',
};

const meta = {
  title: 'Hotel/Department 部门/DepartmentDialog',
  component: DepartmentDialog,
  args: {
    record: null,
    departments,
    impactOf: fn(async () => noImpact),
    onSave: fn(async () => {}),
    onClose: fn(),
  },
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
      users: undefined,
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

const question = (): Promise<HTMLElement> =>
  screen.findByRole('alertdialog', { name: '确认保存？' });
const confirm = async (): Promise<void> =>
  userEvent.click(within(await question()).getByRole('button', { name: '确定' }));

/** Another role: it says whom it touches, and asks; 取消 saves nothing. */
export const SaysWhomItTouches: Story = {
  args: {
    record: departments[1] ?? null,
    impactOf: fn(async () => ({ ...noImpact, users: 6, changedRole: 6 })),
  },
  play: async ({ args }) => {
    await name();
    await userEvent.click(screen.getByRole('combobox', { name: '权限角色' }));
    await userEvent.click(await screen.findByRole('option', { name: '管理员' }));
    await save();
    await expect(await question()).toHaveTextContent(
      '「安住·西湖店」的 6 名用户将成为 管理员，可访问全部酒店',
    );
    await userEvent.click(within(await question()).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await save();
    await confirm();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ role: Role.admin, users: 6 }),
    );
  },
};

/** Meanwhile it touches another number of users: the question is shown anew, and what was typed stays. */
export const AnotherNumberByNow: Story = {
  args: { record: departments[1] ?? null },
  beforeEach: ({ args }) => {
    const message = '受影响的用户已变为 7 名，请重新确认';
    mocked(args.impactOf).mockResolvedValue({ ...noImpact, users: 7, disabled: 7 });
    mocked(args.impactOf).mockResolvedValueOnce({ ...noImpact, users: 6, disabled: 6 });
    mocked(args.onSave).mockRejectedValueOnce(
      Object.assign(new Error(message), { code: Code.conflict, fields: { users: message } }),
    );
  },
  play: async ({ args }) => {
    await name();
    await userEvent.click(screen.getByRole('radio', { name: '停用' }));
    await save();
    await expect(await question()).toHaveTextContent('6 名用户将被停用并退出登录');
    await confirm();
    await waitFor(async () =>
      expect(await question()).toHaveTextContent('7 名用户将被停用并退出登录'),
    );
    await expect(await question()).toHaveTextContent('受影响的用户已变为 7 名，请重新确认');
    await expect(args.onClose).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ users: 7 }));
  },
};

/** The level has a department of that name already: the message stands at its field, nothing is saved. */
export const SameName: Story = {
  args: { record: departments[1]?.children?.[0] ?? null },
  play: async ({ args }) => {
    await userEvent.clear(await name());
    await userEvent.type(await name(), ' 西湖店客房部');
    await save();
    await waitFor(async () =>
      expect(await name()).toHaveAccessibleDescription('同一上级下已有部门「西湖店客房部」'),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The name is taken: the message stands at its field, what was typed stays. */
export const Refused: Story = {
  args: {
    record: rooms,
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('同一上级下已有部门「客房部」'), {
          code: Code.invalid,
          fields: { name: '同一上级下已有部门「客房部」' },
        }),
      ),
    ),
  },
  play: async ({ args }) => {
    await name();
    await save();
    await waitFor(async () =>
      expect(await name()).toHaveAccessibleDescription('同一上级下已有部门「客房部」'),
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
