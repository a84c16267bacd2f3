import { PersonType } from '@anzhu/api/contract/isolation';
import { expect, it } from 'vitest';
import type { PersonDraft } from './assignDraft.ts';
import { readPeople } from './readPeople.ts';

const lin: PersonDraft = {
  name: '林示例',
  idCard: '990101199003070015',
  phone: '13800001234',
  email: '',
  type: PersonType.closeContact,
};
const anna: PersonDraft = {
  name: 'Anna Example',
  idCard: 'E12345678',
  phone: '13800005678',
  email: 'anna@example.com',
  type: PersonType.inbound,
};
const linLine = '林示例\t990101199003070015\t13800001234\t密接';

it.each<[string, string, PersonDraft[]]>([
  [
    'two rows',
    `${linLine}\r\nAnna Example\tE12345678\t13800005678\t入境人员\tanna@example.com\r\n`,
    [lin, anna],
  ],
  [
    'a head in another order',
    '手机号\t备注\t姓名\t类型\t证件号码\n13800001234\t靠窗\t林示例\t0\t990101199003070015',
    [lin],
  ],
  ['blank rows', `\n${linLine}\n\t\t\t\n\n`, [lin]],
  [
    'spaces, wide digits and text marks',
    "林示例\t'990101199003070015\t１３８ 0000-1234\t密接",
    [lin],
  ],
  [
    'a number of another country and a code',
    '林示例\t990101 19900307 0015\t+852 9123-4567\t密接',
    [{ ...lin, phone: '+85291234567' }],
  ],
  ['+86 and 00', '林示例\t990101199003070015\t008613800001234\t密接', [lin]],
  ['a list with commas', '林示例，990101199003070015，13800001234，密接', [lin]],
  ['a list with spaces', '林示例 990101199003070015 13800001234 密接', [lin]],
  [
    'a type that does not exist',
    '林示例\t990101199003070015\t13800001234\t其他',
    [{ ...lin, type: null }],
  ],
  ['cells that are missing', '林示例', [{ ...lin, idCard: '', phone: '', type: null }]],
  [
    'a small x',
    '林示例\t99010119900307002x\t13800001234\t密接',
    [{ ...lin, idCard: '99010119900307002X' }],
  ],
  ['quoted cells', '"林示例"\t"990101199003070015"\t"13800001234"\t"密接"', [lin]],
  [
    'quoted cells with line ends, tabs and quotes',
    '姓名\t身份证号\t手机号\t人员类型\t备注\r\n"林示例\n"\t990101199003070015\t"13800001234"\t密接\t"窗边""安静""\n不要\t烟"\r\n"Anna\nExample"\tE12345678\t13800005678\t2\t\r\n',
    [lin, { ...anna, email: '' }],
  ],
  [
    'heads with stars and line ends',
    '"姓名\n*"\t身份证号 *\t手机号\t人员类型\n林示例\t990101199003070015\t13800001234\t密接',
    [lin],
  ],
  ['a quoted list with commas', '"林示例","990101199003070015","13800001234","密接"', [lin]],
  ['nothing', ' \n', []],
])('reads %s', (_, text, people) => {
  expect(readPeople(text)).toMatchObject({ people, rest: '' });
});

it.each<[string, string, PersonDraft[], string[]]>([
  [
    'columns of a table that are not used',
    '序号\t姓名\t性别\t身份证号码\t手机号码\n1\t林示例\t男\t990101199003070015\t13800001234',
    [{ ...lin, type: null }],
    ['未使用的列：「序号」、「性别」'],
  ],
  [
    'the same without a head',
    '1\t林示例\t男\t990101199003070015\t13800001234',
    [{ ...lin, type: null }],
    ['未使用的列：第 1 列、第 3 列'],
  ],
  [
    'a cell with a quote that is never closed',
    '林示例\t990101199003070015\t13800001234\t密接\t"a',
    [lin],
    ['未使用的列：第 5 列'],
  ],
])('names %s', (_, text, people, notes) => {
  expect(readPeople(text)).toEqual({ people, rest: '', notes });
});

it('leaves the head above the lines beyond 50 people', () => {
  const many = Array.from({ length: 51 }, () => linLine);
  const head = '姓名\t身份证号\t手机号\t人员类型';
  expect(readPeople([head, ...many].join('\n')).rest).toBe(`${head}\n${linLine}`);
});

it('leaves the lines beyond 50 people', () => {
  const many = Array.from({ length: 53 }, () => linLine).join('\n');
  const { people, rest } = readPeople(many);
  expect(people).toHaveLength(50);
  expect(rest.split('\n')).toHaveLength(3);
  expect(readPeople(many, 49)).toMatchObject({ people: [lin] });
  expect(readPeople(many, 60).people).toEqual([]);
});
