import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { type addHealthTests, CheckType } from '@anzhu/api/contract/healthTest';
import { isAbnormal, testInFuture } from '@anzhu/api/rules/healthTests';
import type { Checked, FormErrors } from '@anzhu/ui/Form';
import { readResult } from '../filter.ts';

/** A person in an isolation room of a floor. */
export interface FloorPerson {
  /** The person's number. */
  id: Id;
  name: string;
  roomName: string;
  /** Has a test of today. */
  isRecorded?: boolean;
}

/** A row of the sheet. Another type of test keeps what was typed for the one before. */
interface FloorRow extends Omit<FloorPerson, 'isRecorded'> {
  temperature: string;
  /** 阴性, 阳性 or ''. */
  nucleic: string;
}

/** The sheet of a floor as it is being filled in. */
export interface FloorDraft {
  checkType: CheckType;
  /** '': when it is saved. */
  checkTime: string;
  rows: FloorRow[];
}

/** The tests of a floor as they are saved. */
export type FloorTests = InputOf<typeof addHealthTests>;

export const floorDraft = (people: readonly FloorPerson[]): FloorDraft => ({
  checkType: CheckType.temperature,
  checkTime: '',
  rows: people.map(({ id, name, roomName }) => ({
    id,
    name,
    roomName,
    temperature: '',
    nucleic: '',
  })),
});

/** The field of a row that a type of test is typed into. */
export const resultField = (checkType: CheckType): 'temperature' | 'nucleic' =>
  checkType === CheckType.temperature ? 'temperature' : 'nucleic';

/** A temperature as it is being typed: the point after two digits may be left out, 365 is 36.5. */
export const typedTemperature = (text: string): string => text.replace(/^([34]\d)(\d)$/, '$1.$2');

/** The beginning of a temperature: no error before the field is left. */
const unfinished = /^([34]|3[4-9]\.|4[0-3]\.)$/;

/** What is wrong with a typed temperature, at once where more digits cannot mend it. */
export function temperatureProblem(text: string, isLeft: boolean): string | undefined {
  const typed = text.trim();
  if (typed === '' || (!isLeft && unfinished.test(typed))) return undefined;
  const read = readResult(typed, [CheckType.temperature]);
  return 'problem' in read ? read.problem : undefined;
}

/** The places of the rows with a result. */
const filledPlaces = ({ checkType, rows }: FloorDraft): number[] =>
  rows.flatMap((row, index) => (row[resultField(checkType)].trim() === '' ? [] : [index]));

/** Rows with a result, and how many of these are abnormal. */
export function countResults(draft: FloorDraft): { filled: number; abnormal: number } {
  const { checkType, rows } = draft;
  const filled = filledPlaces(draft);
  const abnormal = filled.filter((index) => {
    const read = readResult(rows[index]?.[resultField(checkType)] ?? '', [checkType]);
    return 'value' in read && isAbnormal({ checkType, checkRes: read.value });
  });
  return { filled: filled.length, abnormal: abnormal.length };
}

/** Checks the rows with a result: the tests to save, or the messages. `now` is `yyyy-MM-dd HH:mm:ss`. */
export function checkFloor(draft: FloorDraft, now: string): Checked<FloorTests> {
  const { checkType, rows } = draft;
  const checkTime = draft.checkTime || now;
  const name = resultField(checkType);
  const filled = filledPlaces(draft);
  const errors: Record<string, string> = {};
  const tests: FloorTests['tests'] = [];
  if (checkTime > now) errors['checkTime'] = testInFuture;
  if (filled.length === 0) errors['rows'] = '请至少录入一人的检测结果';
  for (const index of filled) {
    const { id = '', [name]: text = '' } = rows[index] ?? {};
    const read = readResult(text, [checkType]);
    if ('problem' in read) errors[`rows.${index}.${name}`] = read.problem;
    else tests.push({ uId: id, checkRes: read.value });
  }
  return Object.keys(errors).length > 0 ? { errors } : { values: { checkType, checkTime, tests } };
}

/** The errors of refused tests, by their paths (`tests.1.uId`), at the fields of the draft. */
export function floorErrors(draft: FloorDraft, refused: FormErrors): FormErrors {
  const filled = filledPlaces(draft);
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(refused)) {
    const [list, position] = path.split('.');
    const index = filled[Number(position)];
    if (list !== 'tests' || index === undefined || message === undefined) continue;
    const field = `rows.${index}.${resultField(draft.checkType)}`;
    errors[field] = errors[field] === undefined ? message : `${errors[field]}，${message}`;
  }
  return errors;
}
