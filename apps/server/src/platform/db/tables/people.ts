import type { Role } from '@anzhu/api/contract/role';
import type { Generated } from 'kysely';
import type { Bit, LocalTime } from './column.ts';

/** A department: gives its users their role. Disabled: its users cannot sign in. */
export interface DepartmentTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  role: Role;
  /** 1 normal, 0 disabled. */
  status: Bit;
}

/** A user; its role and its hotel come from its department. */
export interface UserTable {
  id: Generated<number>;
  /** Unique, whatever the case of its letters. */
  username: string;
  nick_name: string;
  /** Unique where it is not empty. */
  phone: string;
  department_id: number;
  /** Avatar: a URL, or empty. */
  heads: string;
  /** Salted and slow; never leaves the server. */
  password_hash: string;
  created_time: LocalTime;
}

/** A sign-in. An ended session is kept for a while, so that its owner gets the reason. */
export interface SessionTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  user_id: number;
  address: string;
  agent: string;
  created_time: LocalTime;
  /** The last call: the session slides with it. */
  seen_time: LocalTime;
  ended_time: LocalTime | null;
  /** Envelope code that the next call with this session returns. */
  ended_code: number | null;
}

/** A wrong password: five of one account within a quarter of an hour lock it. */
export interface LoginAttemptTable {
  id: Generated<number>;
  /** Lower case, as typed: the account need not exist. */
  username: string;
  address: string;
  created_time: LocalTime;
}

/** An entry of the menu tree. Without roles (or departments) it is for all of them. */
export interface MenuTable {
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  /** Route name of a leaf, null for a group. */
  path: string | null;
  icon: string;
  sort: number;
  /** 1 shown, 0 hidden. */
  visible: Bit;
  remark: string;
}

export interface MenuRoleTable {
  menu_id: number;
  role: Role;
}

export interface MenuDepartmentTable {
  menu_id: number;
  department_id: number;
}
