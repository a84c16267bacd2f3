import * as z from 'zod/mini';
import { ParentId, partial } from './change.ts';
import {
  AnsweredParentId,
  Count,
  filter,
  Id,
  integer,
  nullable,
  oneOf,
  oneOfTexts,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { paged, PageRequest } from './page.ts';
import { NullableRole, management, platform, roleLabel } from './role.ts';
import { nameText } from './text.ts';
import { sentence } from './sentence.ts';

/** The status of a department or a menu. */
export const RecordStatus = { disabled: 0, normal: 1 } as const;
export type RecordStatus = (typeof RecordStatus)[keyof typeof RecordStatus];
export const recordStatusLabel = {
  [RecordStatus.disabled]: '停用',
  [RecordStatus.normal]: '正常',
} as const satisfies Record<RecordStatus, string>;

/** A department without its children. */
export const FlatDepartment = z.object({
  id: labelled('部门编号', Id),
  /** Id of the parent department. */
  pId: labelled('上级部门', AnsweredParentId),
  name: labelled('部门名称', z.string()),
  role: labelled('权限角色', NullableRole),
  status: labelled('状态', nullable(oneOf(RecordStatus, recordStatusLabel))),
});
export type FlatDepartment = z.output<typeof FlatDepartment>;

/** A department with its children. */
export interface Department extends FlatDepartment {
  /** The hotel whose department it is; missing of other back ends. */
  hotelId?: Id | undefined;
  children: Department[] | null;
}

export const Department: z.ZodMiniType<Department> = z.object({
  ...FlatDepartment.shape,
  hotelId: labelled('酒店编号', filter(Id), { description: '部门所属的酒店' }),
  get children() {
    return labelled('下级部门', nullable(z.array(Department)));
  },
});

const DepartmentForm = {
  pId: labelled('上级部门', ParentId),
  name: labelled('部门名称', nameText({ max: 30 })),
  role: labelled('权限角色', oneOfTexts(roleLabel, sentence('请选择权限角色'))),
  status: labelled('状态', oneOf(RecordStatus, recordStatusLabel)),
};

export const listDepartments = endpoint({
  path: '/api/dept/list',
  summary: '部门树',
  description: '酒店管理员只看本店部门，供选择',
  access: management,
  input: z.object({}),
  data: z.array(Department),
});

export const departmentPage = endpoint({
  path: '/api/dept/page',
  summary: '部门列表',
  description: '不分层级',
  access: platform,
  input: z.object({ page: labelled('分页', PageRequest) }),
  data: paged(FlatDepartment),
});

export const addDepartment = endpoint({
  path: '/api/dept/add',
  summary: '新增部门',
  access: platform,
  changes: true,
  input: z.object(DepartmentForm),
  data: z.object({ id: labelled('部门编号', Id) }),
});

const departmentChange = {
  id: labelled('部门', Id),
  ...partial(DepartmentForm),
  pId: DepartmentForm.pId,
};

/** The users that a change of a department touches, those of the departments below it included. */
export const DepartmentImpact = z.object({
  /** Each of them once: this is confirmed when the change is saved. */
  users: labelled('受影响的用户数', Count),
  changedRole: labelled('角色改变的用户数', Count),
  disabled: labelled('将被停用的用户数', Count),
  enabled: labelled('将恢复使用的用户数', Count),
  changedHotel: labelled('改属酒店的用户数', Count),
  /** The hotel that the department belongs to after the change. */
  hotelName: labelled('更改后的酒店', nullable(z.string())),
});
export type DepartmentImpact = z.output<typeof DepartmentImpact>;

export const departmentImpact = endpoint({
  path: '/api/dept/impact',
  summary: '更改部门的角色、状态或上级会影响哪些用户',
  description: '不保存',
  access: platform,
  input: z.object(departmentChange),
  data: DepartmentImpact,
});

export const modifyDepartment = endpoint({
  path: '/api/dept/modify',
  summary: '编辑部门',
  description: '只改提交的字段，上级不能是自己或下级；影响用户的更改须确认用户数',
  access: platform,
  changes: true,
  input: z.object({
    ...departmentChange,
    users: labelled('受影响的用户数', filter(integer({ min: 0, max: 9_999_999 })), {
      description: '已确认的用户数，见 /api/dept/impact；与实际不符时为 409',
    }),
  }),
});

export const deleteDepartment = endpoint({
  method: 'GET',
  path: '/api/dept/delete/{id}',
  summary: '删除部门',
  description: '有下级或仍有用户的不可删除',
  access: platform,
  changes: true,
  input: z.object({ id: labelled('部门', Id) }),
});
