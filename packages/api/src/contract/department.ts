import * as z from 'zod/mini';
import { clearable, Id, maybe, Nothing, oneOf } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { paged, PageRequest } from './page.ts';
import { AnsweredRole, everyRole, management, platform } from './role.ts';
import { typed } from './text.ts';

/** Whether a department or a menu is in use. */
export const RecordStatus = { disabled: 0, normal: 1 } as const;
export type RecordStatus = (typeof RecordStatus)[keyof typeof RecordStatus];

/** A department without those below it. */
export const FlatDepartment = z.object({
  id: Id,
  /** Parent. */
  pId: maybe(Id),
  name: z.string(),
  role: AnsweredRole,
  status: maybe(oneOf(RecordStatus)),
});
export type FlatDepartment = z.output<typeof FlatDepartment>;

/** A department and those below it. */
export interface Department extends FlatDepartment {
  children: Department[] | null;
}

export const Department: z.ZodMiniType<Department> = z.object({
  ...FlatDepartment.shape,
  get children() {
    return maybe(z.array(Department));
  },
});

const DepartmentForm = {
  pId: named('上级部门', clearable(Id)),
  name: named('部门名称', typed(30, 1)),
  role: named('权限角色', z.enum(everyRole, '请选择权限角色')),
  status: named('状态', oneOf(RecordStatus)),
};

export const listDepartments = endpoint({
  method: 'POST',
  path: '/api/dept/list',
  summary: '部门树：酒店管理员只看本店部门，供选择',
  access: management,
  input: z.object({}),
  data: z.array(Department),
});

export const departmentPage = endpoint({
  method: 'POST',
  path: '/api/dept/page',
  summary: '部门列表，不分层级',
  access: platform,
  input: z.object({ page: named('分页', PageRequest) }),
  data: paged(FlatDepartment),
});

export const addDepartment = endpoint({
  method: 'POST',
  path: '/api/dept/add',
  summary: '新增部门',
  access: platform,
  changes: true,
  input: z.object(DepartmentForm),
  data: z.object({ id: Id }),
});

export const modifyDepartment = endpoint({
  method: 'POST',
  path: '/api/dept/modify',
  summary: '编辑部门：只改提交的字段，上级不能是自己或下级',
  access: platform,
  changes: true,
  input: z.object({ id: named('部门', Id), ...z.partial(z.object(DepartmentForm)).shape }),
  data: Nothing,
});

export const deleteDepartment = endpoint({
  method: 'GET',
  path: '/api/dept/delete/{id}',
  summary: '删除部门：有下级或仍有用户的不可删除',
  access: platform,
  changes: true,
  input: z.object({ id: named('部门', Id) }),
  data: Nothing,
});
