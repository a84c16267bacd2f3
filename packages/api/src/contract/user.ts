import * as z from 'zod/mini';
import { keptWhenMasked, optional, partial } from './change.ts';
import { filter, Flag, Id, nullable, oneOf, oneOfTexts } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { RecordStatus, recordStatusLabel } from './department.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { PageRequest, orderedBy, paged } from './page.ts';
import { NewPassword } from './password.ts';
import { NullableRole, management, roleLabel } from './role.ts';
import { Mobile } from './phone.ts';
import { ImageUrl, isPlainLine, searchText, text, withoutInvisible } from './text.ts';
import { sentence } from './sentence.ts';

/** A user, with the role of the department. Passwords are never returned. */
export const User = z.object({
  id: labelled('用户编号', Id),
  username: labelled('用户名', nullable(z.string())),
  nickName: labelled('昵称', nullable(z.string())),
  phone: labelled('手机号', nullable(z.string())),
  /** Avatar. */
  heads: labelled('头像', nullable(z.string())),
  /** Department id. */
  dept: labelled('所属部门编号', nullable(Id)),
  deptName: labelled('所属部门', nullable(z.string())),
  role: labelled('权限角色', NullableRole),
  /** The user's own; a department can be disabled as well. */
  status: labelled('状态', nullable(oneOf(RecordStatus, recordStatusLabel))),
  hotelId: labelled('酒店编号', nullable(Id)),
  hotelName: labelled('酒店', nullable(z.string())),
  /** Of one user whose hotel was closed. */
  hotelClosedDay: labelled('停业日期', filter(LocalDate)),
  hotelClosedReason: labelled('停业原因', filter(z.string())),
});
export type User = z.output<typeof User>;

const Username = z
  .string()
  .check(z.trim(), z.regex(/^[\w.-]{4,32}$/, '应为 4 到 32 位字母、数字或 _ . -'));

const NickName = z
  .string()
  .check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.refine(isPlainLine, '含有不可见字符'),
    z.minLength(1, sentence('请输入昵称')),
    z.maxLength(20, '最多 20 个字'),
  );

const UserForm = {
  username: labelled('用户名', Username),
  nickName: labelled('昵称', NickName),
  phone: labelled('手机号', Mobile),
  heads: labelled('头像', optional(ImageUrl)),
  dept: labelled('所属部门', Id),
  status: labelled('状态', optional(oneOf(RecordStatus, recordStatusLabel))),
};

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user/get/{id}',
  summary: '用户详情',
  description: '本人，或所管理的用户',
  access: 'signedIn',
  unmasks: true,
  input: z.object({ id: labelled('用户', Id) }),
  data: User,
});

export const userPage = endpoint({
  path: '/api/user/page',
  summary: '用户列表',
  description: '酒店管理员只看本店员工',
  access: management,
  input: z.object({
    page: labelled('分页', PageRequest),
    username: labelled('用户名', filter(searchText({ max: 32 }))),
    nickName: labelled('昵称', filter(searchText({ max: 20 }))),
    /** The same, as the existing screens name it. */
    nickname: labelled('昵称', filter(searchText({ max: 20 }))),
    phone: labelled('手机号', filter(searchText({ max: 20 })), { description: '按后四位查找' }),
    dept: labelled('所属部门', filter(Id), { description: '不含下级部门的用户' }),
    role: labelled('权限角色', filter(oneOfTexts(roleLabel))),
    ...orderedBy({ username: '用户名' }),
  }),
  data: paged(User),
});

export const addUser = endpoint({
  path: '/api/user/add',
  summary: '新增用户',
  access: management,
  changes: true,
  input: z.object({ ...UserForm, password: labelled('密码', NewPassword) }),
  data: z.object({ id: labelled('用户编号', Id) }),
});

export const modifyUser = endpoint({
  path: '/api/user/modify',
  summary: '编辑用户或本人资料',
  description: '只改提交的字段，不可改自己的部门与状态；改自己的密码须提交当前密码',
  access: 'signedIn',
  changes: true,
  input: z.object({
    id: labelled('用户', Id),
    ...partial(UserForm),
    phone: labelled('手机号', keptWhenMasked(Mobile)),
    password: labelled('密码', filter(NewPassword)),
    currentPassword: labelled('当前密码', filter(text({ max: 128 })), {
      description: '修改自己的密码时必填',
    }),
    endTotp: labelled('关闭两步验证', filter(Flag), {
      description: '与他人的新密码一起提交：丢失设备时',
    }),
  }),
});

export const deleteUser = endpoint({
  method: 'GET',
  path: '/api/user/delete/{id}',
  summary: '删除用户',
  description: '不可删除自己与最后一位管理员',
  access: management,
  changes: true,
  input: z.object({ id: labelled('用户', Id) }),
});

export const isPhoneTaken = endpoint({
  path: '/open/auth/checkphone',
  summary: '手机号是否已被别人占用',
  access: 'open',
  encoding: 'form',
  input: z.object({ phone: labelled('手机号', Mobile), id: labelled('用户', filter(Id)) }),
  data: z.boolean(),
});
