import type { Details, FieldName, ParseResult } from 'mrz';
import { DocumentKind, isForeign, numberFault } from '../contract/document.ts';
import { Sex } from '../contract/guest.ts';
import { cleanDocumentNumber } from '../contract/person.ts';
import { nationalityOfIcao } from './nationalities.ts';

/** What the machine-readable lines of a travel document say of its holder; '' and null where it is not known. */
export interface ReadDocument {
  name: string;
  sex: Sex | null;
  documentKind: DocumentKind;
  idcard: string;
  nationality: string;
  birthDate: string;
}

/** Lines and their length, by the characters of all of them (ICAO 9303). */
const formats: Readonly<Record<number, readonly [lines: number, length: number]>> = {
  88: [2, 44],
  72: [2, 36],
  90: [3, 30],
};

/** The lines as one text: a field of one line has dropped their ends. */
const joinLines = (text: string): string =>
  text.normalize('NFKC').replaceAll('«', '<<').replaceAll(/\s+/g, '').toUpperCase();

/** The fewest characters of a text with fillers that is meant as such lines. */
const fewest = 30;

/** True for a text that is meant as machine-readable lines: no name and no number has their fillers. */
export const isMachineReadable = (text: string): boolean =>
  text.length >= fewest && joinLines(text).includes('<<');

/** What each check digit is of. */
const checked: Partial<Record<FieldName, string>> = {
  documentNumberCheckDigit: '证件号码',
  birthDateCheckDigit: '出生日期',
  expirationDateCheckDigit: '有效期',
  personalNumberCheckDigit: '个人号码',
  compositeCheckDigit: '末位',
};

const wrongLines = '机读码应为 2 行各 44 或 36 字，或 3 行各 30 字，请重新粘贴';

/** What is said of the first check digit that does not fit; null where all do. */
function digitFault(details: readonly Details[]): string | null {
  const wrong = details.find(({ field, valid }) => !valid && field !== null && checked[field]);
  const what = wrong?.field && checked[wrong.field];
  return what ? `机读码中${what}的校验码不符，请核对后重新粘贴` : null;
}

/** The day of six digits that is not after `today`: births lie less than a century behind. */
function birthOf(digits: string, today: string): string {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const inThisCentury = `20${year}-${month}-${day}`;
  return inThisCentury <= today ? inThisCentury : `19${year}-${month}-${day}`;
}

/** The kind of a document: of cards that China has issued by the form of the number. */
function kindOf({ format, fields }: ParseResult, idcard: string): DocumentKind {
  if (format === 'TD3') return DocumentKind.passport;
  if (fields.issuingState !== 'CHN') return DocumentKind.other;
  const isForeigner = isForeign(nationalityOfIcao(fields.nationality ?? ''));
  const kinds = isForeigner
    ? [DocumentKind.hkMacaoPermit, DocumentKind.permanentResidence]
    : [DocumentKind.hkMacaoPermit, DocumentKind.taiwanPermit];
  return kinds.find((kind) => numberFault(kind, idcard) === null) ?? DocumentKind.other;
}

/**
 * Reads the two or three lines at the foot of a passport or a card, with their check digits. The library is loaded with
 * the first text.
 * @param today `yyyy-MM-dd`
 */
export async function readMachineReadable(
  text: string,
  today: string,
): Promise<ReadDocument | { fault: string }> {
  const joined = joinLines(text);
  const [count, length] = formats[joined.length] ?? [];
  if (count === undefined || length === undefined || !/^[A-Z\d<]+$/.test(joined)) {
    return { fault: wrongLines };
  }
  const { parse } = await import('mrz');
  const lines = Array.from({ length: count }, (_, line) =>
    joined.slice(line * length, (line + 1) * length),
  );
  const read = parse(lines);
  const fault = digitFault(read.details);
  if (fault !== null) return { fault };
  const { fields } = read;
  const idcard = cleanDocumentNumber(read.documentNumber ?? '');
  return {
    name: [fields.lastName, fields.firstName].filter(Boolean).join(' '),
    sex: fields.sex === 'male' ? Sex.male : fields.sex === 'female' ? Sex.female : null,
    documentKind: kindOf(read, idcard),
    idcard,
    nationality: nationalityOfIcao(fields.nationality ?? ''),
    birthDate: fields.birthDate ? birthOf(fields.birthDate, today) : '',
  };
}
