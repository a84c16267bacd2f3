import type { Words } from './dialect.ts';

const roles = `'admin', 'hotel_admin', 'hotel_member', 'anti-epidemic'`;

/** Departments, users, how they sign in, menus, and the keys of channels. */
export const people = ({ id, big, text, table, keyed }: Words): string[] => [
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
    phone_search ${text} not null default '',
    department_id ${big} not null references department (id),
    heads ${text} not null,
    status integer not null default 1 check (status in (0, 1)),
    password_hash ${text} not null,
    password_version integer not null default 0,
    password_time ${text} not null default '',
    is_password_given integer not null default 0 check (is_password_given in (0, 1)),
    created_time ${text} not null
  ) ${table}`,
  `create unique index user_name_once on app_user (lower(username))`,
  `create unique index user_phone_once on app_user (phone_search) where phone_search <> ''`,
  `create index user_department on app_user (department_id)`,
  `create table session (
    token_hash ${text} primary key,
    user_id ${big} not null references app_user (id) on delete cascade,
    address ${text} not null,
    agent ${text} not null,
    created_time ${text} not null,
    signed_in_time ${text} not null default '',
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
  `create table qr_code (
    code_hash ${text} primary key,
    state integer not null check (state between 0 and 4),
    browser_hash ${text} not null default '',
    address ${text} not null,
    agent ${text} not null,
    user_id ${big} references app_user (id) on delete cascade,
    signed_in_time ${text} not null default '',
    created_time ${text} not null,
    expires_time ${text} not null,
    check (state = 0 or user_id is not null)
  ) ${keyed}`,
  `create index qr_code_expires on qr_code (expires_time)`,
  `create index qr_code_user on qr_code (user_id) where user_id is not null`,
  `create table sign_in_ticket (
    ticket_hash ${text} primary key,
    user_id ${big} not null references app_user (id) on delete cascade,
    step ${text} not null,
    password_version integer not null,
    is_proven integer not null check (is_proven in (0, 1)),
    signed_in_time ${text} not null default '',
    expires_time ${text} not null
  ) ${keyed}`,
  `create index sign_in_ticket_user on sign_in_ticket (user_id)`,
  `create index sign_in_ticket_expires on sign_in_ticket (expires_time)`,
  `create table second_factor (
    id ${big} not null primary key references app_user (id) on delete cascade,
    totp_secret ${text} not null default '',
    totp_pending ${text} not null default '',
    pending_time ${text} not null default '',
    set_time ${text} not null default '',
    last_step ${big} not null default 0
  ) ${table}`,
  `create table recovery_code (
    user_id ${big} not null references app_user (id) on delete cascade,
    code_hash ${text} not null,
    primary key (user_id, code_hash)
  ) ${keyed}`,
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
  `create table menu_offer (path ${text} not null primary key) ${keyed}`,
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
  `create table channel_key (
    key_id ${text} primary key,
    channel ${text} not null,
    key_hash ${text} not null,
    created_time ${text} not null,
    revoked_time ${text}
  ) ${keyed}`,
];
