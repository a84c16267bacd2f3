import { RecordStatus } from '@anzhu/api/contract/department';
import { Role } from '@anzhu/api/contract/role';
import { describe, expect, it } from 'vitest';
import { audienceOf, audienceSentence, menusAbove } from './audience.ts';
import { menus } from './fixtures.ts';

const nameOf = (id: string): string => ({ '1': '西湖店', '2': '外滩店' })[id] ?? id;

it.each<[string[], string[], string]>([
  [[], [], '所有人'],
  [[Role.hotelMember, Role.admin], [], '管理员、酒店员工'],
  [[], ['1'], '「西湖店」及下级部门的所有人'],
  [[Role.hotelAdmin], ['1', '2'], '「西湖店」、「外滩店」及下级部门的酒店管理员'],
  [[], ['9'], '「9」及下级部门的所有人'],
])('for the roles %j and departments %j: %s', (role, deptId, words) => {
  expect(audienceOf({ role, deptId }, nameOf)).toBe(words);
});

describe('the sentence', () => {
  const [front, system, trial] = menus;
  const limits = { role: [Role.hotelMember], deptId: [], visible: RecordStatus.normal };
  it.each<[string, typeof menus, RecordStatus, string]>([
    ['at the top', [], RecordStatus.normal, '酒店员工能看到。'],
    ['below a group for all', front ? [front] : [], RecordStatus.normal, '酒店员工能看到。'],
    [
      'below a limited group',
      system ? [system] : [],
      RecordStatus.normal,
      '酒店员工能看到。上级菜单「系统」只对管理员显示。',
    ],
    [
      'below a hidden group',
      trial ? [trial] : [],
      RecordStatus.normal,
      '上级菜单「试运行」已停用，没有人能看到。',
    ],
    ['of a hidden menu', [], RecordStatus.disabled, '已停用，没有人能看到。'],
  ])('%s', (_, above, visible, sentence) => {
    expect(audienceSentence({ menu: { ...limits, visible }, above, nameOf })).toBe(sentence);
  });
});

it.each([
  [null, []],
  ['6', ['系统', '菜单管理']],
  ['1', ['前台']],
  ['99', []],
])('the menus above one with the parent %s', (pId, names) => {
  expect(menusAbove(menus, pId).map(({ name }) => name)).toEqual(names);
});
