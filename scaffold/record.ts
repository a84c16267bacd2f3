import {
  epidemicSide,
  everyRole,
  hotelSide,
  hotelStaff,
  management,
  platform,
  Role,
  supervision,
} from '../packages/api/src/contract/role.ts';
import { menuGroups, type MenuGroup, screens } from '../packages/api/src/rules/screens.ts';
import { parseFields, withCode, type Field, type FieldCode } from './fields.ts';
import { isReserved, namesOf, type Names } from './names.ts';

/** The combinations of roles, by their name in the contract. */
const roleSets = {
  everyRole,
  hotelSide,
  hotelStaff,
  management,
  epidemicSide,
  supervision,
  platform,
} as const satisfies Record<string, readonly Role[]>;
type RoleSet = keyof typeof roleSets;

/** The account that tests and stories have for each role. */
const accounts = {
  [Role.admin]: 'admin',
  [Role.hotelAdmin]: 'manager',
  [Role.hotelMember]: 'staff',
  [Role.antiEpidemic]: 'guard',
} as const satisfies Record<Role, string>;
type Account = (typeof accounts)[Role];

/** The answers that a screen is made of. */
export interface Answers {
  name: string;
  title?: string | undefined;
  meaning?: string | undefined;
  fields: readonly string[];
  group?: string | undefined;
  icon?: string | undefined;
  view?: string | undefined;
  edit?: string | undefined;
}

/** A record of master data, with all that its files are made of. */
export interface RecordSpec extends Names {
  /** 供应商 */
  title: string;
  /** What it is, in one sentence: the glossary has it. */
  meaning: string;
  fields: readonly (Field & FieldCode)[];
  /** It belongs to a hotel, as bed types do; otherwise the chain has it. */
  isHotels: boolean;
  group: MenuGroup;
  icon: string;
  view: RoleSet;
  edit: RoleSet;
  /** The account that edits it in tests. */
  editor: 'admin' | 'manager';
  /** Its editor chooses the hotel of a new one. */
  choosesHotel: boolean;
  /** An account that views it and may not edit; null: there is none. */
  viewer: Account | null;
  /** An account that may not view it; null: everyone may. */
  stranger: Account | null;
  /** What three of them are called in tests, stories and the demo. */
  samples: readonly [string, string, string];
}

/** Names that the files of a record have for something else. */
const taken = new Set([
  'fields',
  'form',
  'hotel',
  'hotels',
  'input',
  'labels',
  'list',
  'name',
  'page',
  'record',
  'rows',
  'screen',
  'store',
]);

const accountOf = (isWanted: (role: Role) => boolean): Account | null => {
  const role = ([Role.hotelMember, Role.hotelAdmin, Role.antiEpidemic, Role.admin] as const).find(
    isWanted,
  );
  return role === undefined ? null : accounts[role];
};

const isRoleSet = (name: string): name is RoleSet => Object.hasOwn(roleSets, name);
const isGroup = (name: string): name is MenuGroup => Object.hasOwn(menuGroups, name);

function roleSetOf(given: string, flag: string): RoleSet {
  if (!isRoleSet(given))
    throw new Error(`--${flag} ${given}: one of ${Object.keys(roleSets).join(', ')}`);
  return given;
}

/** The icons that menus have: those of the screens. */
const menuIcons = [...new Set(Object.values(screens).map(({ icon }): string => icon))];

/**
 * Checks the answers, and completes what is left out.
 * @throws with what is wrong with them
 */
export function recordOf(answers: Answers): RecordSpec {
  const names = namesOf(answers.name);
  if (isReserved(names.snake) || taken.has(names.camel))
    throw new Error(`${names.camel} is the name of something else`);
  const title = answers.title ?? '';
  if (!/^\p{Script=Han}[\p{Script=Han}A-Za-z0-9]{0,9}$/u.test(title)) {
    throw new Error('--title: its Chinese name, as 供应商');
  }
  const { fields, isHotels } = parseFields(answers.fields);
  const view = roleSetOf(answers.view ?? (isHotels ? 'hotelSide' : 'platform'), 'view');
  const edit = roleSetOf(answers.edit ?? (isHotels ? 'management' : 'platform'), 'edit');
  const viewers: readonly Role[] = roleSets[view];
  const editors: readonly Role[] = roleSets[edit];
  if (!editors.every((role) => viewers.includes(role))) {
    throw new Error(`--edit ${edit}: whoever edits also views, and --view is ${view}`);
  }
  if (fields.some(({ type }) => type === 'money') && viewers.includes(Role.antiEpidemic)) {
    throw new Error(`--view ${view}: 防疫人员 see no money`);
  }
  const group = answers.group ?? '基础资料';
  if (!isGroup(group))
    throw new Error(`--group ${group}: one of ${Object.keys(menuGroups).join('、')}`);
  const icon = answers.icon ?? 'package';
  if (!menuIcons.includes(icon)) throw new Error(`--icon ${icon}: one of ${menuIcons.join(', ')}`);
  const editor = editors.includes(Role.hotelAdmin) ? 'manager' : 'admin';
  return {
    ...names,
    title,
    meaning: answers.meaning ?? `${names.pascal} of ${isHotels ? 'a hotel' : 'the chain'}.`,
    fields: fields.map((field) => withCode(field, names.camel)),
    isHotels,
    group,
    icon,
    view,
    edit,
    editor,
    choosesHotel: isHotels && editor === 'admin',
    viewer: accountOf((role) => viewers.includes(role) && !editors.includes(role)),
    stranger: accountOf((role) => !viewers.includes(role)),
    samples: [`${title}甲`, `${title}乙`, `${title}丙`],
  };
}

/** Its dialog shows a day picker. */
export const hasDates = ({ fields }: RecordSpec): boolean =>
  fields.some(({ type }) => type === 'date');

/** The fields by which the list can be ordered: never null, and not of words. */
export const orderFields = ({ fields }: RecordSpec) =>
  fields.filter(({ type, isOptional }) => /number|money|date/.test(type) && !isOptional);
