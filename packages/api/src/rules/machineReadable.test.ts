import { expect, it } from 'vitest';
import { DocumentKind } from '../contract/document.ts';
import { Sex } from '../contract/guest.ts';
import { isMachineReadable, readMachineReadable } from './machineReadable.ts';

const today = '2026-03-18';

const weights = [7, 3, 1];
/** A text with its check digit (ICAO 9303, part 3). */
const withDigit = (text: string): string => {
  const value = (letter: string) => (letter === '<' ? 0 : Number.parseInt(letter, 36));
  const sum = [...text].reduce(
    (total, letter, at) => total + value(letter) * (weights[at % 3] ?? 0),
    0,
  );
  return `${text}${sum % 10}`;
};
const filled = (text: string, length: number): string => text.padEnd(length, '<');

/** The lines of a passport. */
function passport(names: string, number: string, nationality: string, birth: string, sex = 'F') {
  const [one, two, three] = [filled(number, 9), birth, '300101'].map(withDigit);
  const personal = `${filled('', 14)}<`;
  const composite = withDigit(`${one}${two}${three}${personal}`).at(-1);
  return [
    filled(`P<${filled(nationality, 3)}${names}`, 44),
    `${one}${filled(nationality, 3)}${two}${sex}${three}${personal}${composite}`,
  ];
}

/** The lines of a card of three. */
function card(code: string, number: string, nationality: string, birth: string) {
  const [one, two, three] = [filled(number, 9), birth, '300101'].map(withDigit);
  const [upper, lower] = [filled('', 15), filled('', 11)];
  const composite = withDigit(`${one}${upper}${two}${three}${lower}`).at(-1);
  return [
    `${code}CHN${one}${upper}`,
    `${two}F${three}${nationality}${lower}${composite}`,
    filled('CHAN<<TAI<MAN', 30),
  ];
}

/** An identity card of two lines of 36. */
function smallCard() {
  const [one, two, three] = [filled('D23145890', 9), '740812', '300101'].map(withDigit);
  const rest = filled('', 7);
  const composite = withDigit(`${one}${two}${three}${rest}`).at(-1);
  return [filled('I<CHEEXAMPLE<<ANNA<MARIA', 36), `${one}CHE${two}F${three}${rest}${composite}`];
}

const anna = {
  name: 'EXAMPLE ANNA MARIA',
  sex: Sex.female,
  documentKind: DocumentKind.passport,
  idcard: 'X1234567',
  nationality: 'CHE',
  birthDate: '1990-03-07',
};
const annas = passport('EXAMPLE<<ANNA<MARIA', 'X1234567', 'CHE', '900307');
const chan = {
  name: 'CHAN TAI MAN',
  sex: Sex.female,
  documentKind: DocumentKind.hkMacaoPermit,
  idcard: 'H12345678',
  nationality: 'HKG',
  birthDate: '1990-03-07',
};

it.each<[string, string, object]>([
  ['a passport', annas.join('\n'), anna],
  ['in one line, as a field has it', annas.join(''), anna],
  ['in small and full-width letters', annas.join(' ').toLowerCase().replaceAll('<', '＜'), anna],
  [
    'a child, a code of its own and a sex that is not said',
    passport('KIND<<ERIK', 'C01X00T47', 'D', '150812', '<').join('\n'),
    {
      ...anna,
      name: 'KIND ERIK',
      sex: null,
      idcard: 'C01X00T47',
      nationality: 'DEU',
      birthDate: '2015-08-12',
    },
  ],
  ['a permit', card('CR', 'H12345678', 'HKG', '900307').join('\n'), chan],
  [
    'a permit of Taiwan',
    card('CT', '12345678', 'TWN', '900307').join('\n'),
    { ...chan, documentKind: DocumentKind.taiwanPermit, idcard: '12345678', nationality: 'TWN' },
  ],
  [
    'a card of two lines',
    smallCard().join('\n'),
    { ...anna, documentKind: DocumentKind.other, idcard: 'D23145890', birthDate: '1974-08-12' },
  ],
  [
    'a nationality that is none',
    passport('EXAMPLE<<ANNA<MARIA', 'X1234567', 'UTO', '900307').join('\n'),
    { ...anna, nationality: '' },
  ],
])('reads %s', async (_, text, expected) => {
  expect(isMachineReadable(text)).toBe(true);
  expect(await readMachineReadable(text, today)).toEqual(expected);
});

/** The lines with another character at a place of the second one. */
const spoilt = (place: number, letter: string): string => {
  const [upper = '', lower = ''] = annas;
  return `${upper}\n${lower.slice(0, place)}${letter}${lower.slice(place + 1)}`;
};
const digits = (what: string): string => `机读码中${what}的校验码不符，请核对后重新粘贴`;

it.each([
  ['a wrong number', spoilt(2, '9'), digits('证件号码')],
  ['a wrong birth', spoilt(14, '9'), digits('出生日期')],
  ['a wrong end', spoilt(22, '9'), digits('有效期')],
  ['a wrong last digit', spoilt(43, '9'), digits('末位')],
  ['one line', annas[0] ?? '', '机读码应为 2 行各 44 或 36 字，或 3 行各 30 字，请重新粘贴'],
  [
    'a line that is cut',
    annas.join('\n').slice(1),
    '机读码应为 2 行各 44 或 36 字，或 3 行各 30 字，请重新粘贴',
  ],
])('says what is wrong: %s', async (_, text, fault) => {
  expect(isMachineReadable(text)).toBe(true);
  expect(await readMachineReadable(text, today)).toEqual({ fault });
});

it.each(['欧阳示例', 'X12345678', 'a'.repeat(90), '<<'])('leaves %s alone', (text) => {
  expect(isMachineReadable(text)).toBe(false);
});
