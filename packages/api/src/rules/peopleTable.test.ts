import { describe, expect, it } from 'vitest';
import { type PersonField, type PersonTexts, readPeopleTable } from './peopleTable.ts';

const idCard = '990101199003070015';
const otherId = '990101199206150023';
const none: PersonTexts = {
  name: '',
  idCard: '',
  phone: '',
  sex: '',
  email: '',
  personType: '',
  documentKind: '',
  nationality: '',
  birthDate: '',
  entryDate: '',
  stayUntil: '',
};
const lin = { ...none, name: '林示例', idCard, phone: '13800001234' };
const chen = { ...none, name: '陈样例', idCard: otherId, phone: '13900005678' };

const used: readonly PersonField[] = ['name', 'idCard', 'phone', 'sex'];
const table = (...rows: string[][]): string => rows.map((cells) => cells.join('\t')).join('\n');

/** The people of a text as texts, and what is not read. */
function read(text: string) {
  const { people, notes } = readPeopleTable(text, used);
  return { people: people.map(({ texts }) => texts), notes };
}

const male = { ...lin, sex: '男' };
const female = { ...chen, sex: '女' };

describe('the columns of a list', () => {
  it.each<[string, string, PersonTexts[], string[]]>([
    [
      'are those of its head',
      table(
        ['序号', '姓名', '性别', '身份证号码', '手机号码'],
        ['1', '林示例', '男', idCard, '13800001234'],
        ['2', '陈样例', '女', otherId, '13900005678'],
      ),
      [male, female],
      ['未使用的列：「序号」'],
    ],
    [
      'are found by content without a head',
      table(
        ['1', '林示例', '男', idCard, '13800001234'],
        ['2', '陈样例', '女', otherId, '13900005678'],
      ),
      [male, female],
      ['未使用的列：第 1 列'],
    ],
    [
      'are found by content in any order, other people and rooms named as unused',
      table(
        ['302', '13800001234', idCard, '密接', 'lin@example.com', '林示例', '靠窗'],
        ['303', '13900005678', otherId, '密接', 'chen@example.com', '陈样例', '安静'],
      ),
      [
        { ...lin, personType: '密接', email: 'lin@example.com' },
        { ...chen, personType: '密接', email: 'chen@example.com' },
      ],
      ['未使用的列：第 1 列、第 4 列、第 5 列、第 7 列'],
    ],
    [
      'are found below a title, with heads that are not known',
      table(
        ['团队名单'],
        ['姓名 *', '证件\u3000号码', '联系电话', '车次'],
        ['林示例', idCard, '13800001234', 'G20'],
      ),
      [lin],
      ['未使用的列：「车次」'],
    ],
    [
      'are found by content below heads of other words',
      table(['谁', '证', '打'], ['林示例', idCard, '13800001234']),
      [lin],
      ['跳过的行：第 1 行「谁」'],
    ],
    [
      'may hold a number with a wrong digit, and none',
      table(['林示例', '990101199003070011', '13800001234'], ['陈样例', '', '']),
      [
        { ...lin, idCard: '990101199003070011' },
        { ...none, name: '陈样例' },
      ],
      [],
    ],
    [
      'may hold cells of two kinds without a head',
      table(
        ['林示例', idCard, '13800001234', '男'],
        ['陈样例', otherId, '女', '13900005678'],
        ['王示例', '990101199003070031', '女', ''],
      ),
      [male, female, { ...none, name: '王示例', idCard: '990101199003070031', sex: '女' }],
      [],
    ],
    [
      'have heads over two rows, the lower below a group',
      table(
        ['序号', '姓名', '证件', '', '联系方式', ''],
        ['', '', '类别', '号码', '手机', '备注'],
        ['1', '林示例', '身份证', idCard, '13800001234', '靠窗'],
      ),
      [lin],
      ['未使用的列：「序号」、「证件类别」、「备注」'],
    ],
    [
      'have heads over two rows, the upper with the rest',
      table(
        ['入住名单', '', '', ''],
        ['联系电话', '个人信息', '', ''],
        ['', '姓名', '性别', '身份证号'],
        ['13800001234', '林示例', '男', idCard],
      ),
      [male],
      [],
    ],
    [
      'may hold a phone that is cut',
      table(['林示例', idCard, '1380000']),
      [{ ...lin, phone: '1380000' }],
      [],
    ],
    [
      'are not taken for a document by digits alone where there are heads',
      table(['订单号', '姓名', '证件'], ['202603180001', '林示例', idCard]),
      [{ ...lin, phone: '' }],
      ['未使用的列：「订单号」', '跳过的行：第 1 行「订单号」'],
    ],
    [
      'are counted once: the title goes before another word',
      table(['电话', '姓名', '手机号'], ['057187654321', '林示例', '13800001234']),
      [{ ...none, name: '林示例', phone: '13800001234' }],
      ['未使用的列：「电话」'],
    ],
    [
      'may be one',
      '姓名\n林示例\n陈样例',
      [
        { ...none, name: '林示例' },
        { ...none, name: '陈样例' },
      ],
      [],
    ],
  ])('%s', (_, text, people, notes) => {
    expect(read(text)).toEqual({ people, notes });
  });

  it('leaves out what is no person: sums, who has filled it in, a head again, numbers alone', () => {
    const head = ['序号', '姓名', '身份证号'];
    const text = table(
      head,
      ['1', '林示例', idCard],
      head,
      ['2', '陈样例', otherId],
      ['3', '', ''],
      ['合 计', '2 人', ''],
      ['填表人：王芳', '', ''],
    );
    expect(read(text)).toEqual({
      people: [
        { ...lin, phone: '' },
        { ...chen, phone: '' },
      ],
      notes: [
        '未使用的列：「序号」',
        '跳过的行：第 3 行「序号」、第 6 行「合 计」、第 7 行「填表人:王芳」',
      ],
    });
  });
});

it.each<[string, string, PersonTexts[], string[]]>([
  [
    'a message with numbered lines',
    `1、林示例 ${idCard} 13800001234\n2、陈样例，13900005678，${otherId}`,
    [lin, chen],
    [],
  ],
  [
    'words of a kind that is not asked for',
    `林示例 密接 ${idCard} 13800001234`,
    [{ ...lin, personType: '密接' }],
    ['未使用的内容：「人员类型」'],
  ],
  [
    'names of several words',
    `Anna Example E12345678`,
    [{ ...none, name: 'Anna Example', idCard: 'E12345678' }],
    [],
  ],
])('reads %s', (_, text, people, notes) => {
  expect(read(text)).toEqual({ people, notes });
});
