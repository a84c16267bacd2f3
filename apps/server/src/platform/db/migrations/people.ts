import type { Migration } from './migration.ts';

const roles = `'admin', 'hotel_admin', 'hotel_member', 'anti-epidemic'`;

/** Departments, users, their sessions, and menus. */
export const people: Migration = {
  name: '01 people',
  statements: ({ id, big, text, table, keyed }) => [
    `create table department (
      id ${id},
      parent_id ${big} references department (id),
      name ${text} not null,
      role ${text} not null check (role in (${roles})),
      status integer not null check (status in (0, 1))
    ) ${table}`,
    `create index department_parent on department (parent_id)`,
    `create table app_user (
      id ${id},
      username ${text} not null,
      nick_name ${text} not null,
      phone ${text} not null,
      department_id ${big} not null references department (id),
      heads ${text} not null,
      password_hash ${text} not null,
      created_time ${text} not null
    ) ${table}`,
    `create unique index user_name_once on app_user (lower(username))`,
    `create unique index user_phone_once on app_user (phone) where phone <> ''`,
    `create index user_department on app_user (department_id)`,
    `create table session (
      token_hash ${text} primary key,
      user_id ${big} not null references app_user (id) on delete cascade,
      address ${text} not null,
      agent ${text} not null,
      created_time ${text} not null,
      seen_time ${text} not null,
      ended_time ${text},
      ended_code integer,
      check ((ended_time is null) = (ended_code is null))
    ) ${keyed}`,
    `create index session_of_user on session (user_id)`,
    `create index session_seen on session (seen_time)`,
    `create table login_attempt (
      id ${id},
      username ${text} not null,
      address ${text} not null,
      created_time ${text} not null
    ) ${table}`,
    `create index login_attempt_of on login_attempt (username, created_time)`,
    `create index login_attempt_time on login_attempt (created_time)`,
    `create table menu (
      id ${id},
      parent_id ${big} references menu (id),
      name ${text} not null,
      path ${text},
      icon ${text} not null,
      sort integer not null check (sort >= 0),
      visible integer not null check (visible in (0, 1)),
      remark ${text} not null
    ) ${table}`,
    `create index menu_parent on menu (parent_id)`,
    `create table menu_role (
      menu_id ${big} not null references menu (id) on delete cascade,
      role ${text} not null check (role in (${roles})),
      primary key (menu_id, role)
    ) ${keyed}`,
    `create table menu_department (
      menu_id ${big} not null references menu (id) on delete cascade,
      department_id ${big} not null references department (id),
      primary key (menu_id, department_id)
    ) ${keyed}`,
    `create index menu_department_of on menu_department (department_id)`,
  ],
};
