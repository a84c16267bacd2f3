import { nameKey } from './nameKey.ts';

/** Someone who is registered under another name than the number of their document was before. */
export interface FormerName {
  /** The path of the name in the input of the call. */
  field: string;
  name: string;
  formerName: string;
}

/** How many people the question names. */
const namedPeople = 5;

/** Whether a number that was registered under `formerName` is registered under another name now. */
export const isOtherName = (name: string, formerName: string): boolean =>
  nameKey(name) !== nameKey(formerName);

/** What is said at the name of one of several people. */
export const formerNameNote = (formerName: string): string => `该证件号上次登记为「${formerName}」`;

/** The question before numbers are registered under other names than before; each person is named. */
export function formerNameQuestion(people: readonly FormerName[]): string {
  const [first] = people;
  if (first && people.length === 1) {
    return `${formerNameNote(first.formerName)}，确定以「${first.name}」登记？`;
  }
  const named = people
    .slice(0, namedPeople)
    .map(({ name, formerName }) => `「${name}」上次为「${formerName}」`);
  const rest = people.length > namedPeople ? ' 等' : '';
  return `${people.length} 个证件号上次以其他姓名登记：${named.join('、')}${rest}，确定登记？`;
}
