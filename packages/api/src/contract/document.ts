import * as z from 'zod/mini';
import { isCalendarDay } from './dates.ts';
import { described } from './label.ts';
import { birthdayOf, isResidentId } from './person.ts';
import { sentence } from './sentence.ts';

/** The kind of a guest's document. */
export const DocumentKind = {
  residentId: 0,
  other: 1,
  passport: 2,
  hkMacaoPermit: 3,
  taiwanPermit: 4,
  residencePermit: 5,
  permanentResidence: 6,
} as const;
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];
export const documentKindLabel = {
  [DocumentKind.residentId]: '居民身份证',
  [DocumentKind.passport]: '护照',
  [DocumentKind.hkMacaoPermit]: '港澳居民来往内地通行证',
  [DocumentKind.taiwanPermit]: '台湾居民来往大陆通行证',
  [DocumentKind.residencePermit]: '港澳台居民居住证',
  [DocumentKind.permanentResidence]: '外国人永久居留身份证',
  [DocumentKind.other]: '其他证件',
} as const satisfies Record<DocumentKind, string>;

/** The kinds in the order in which they are offered. */
export const documentKinds: readonly DocumentKind[] = [
  DocumentKind.residentId,
  DocumentKind.passport,
  DocumentKind.hkMacaoPermit,
  DocumentKind.taiwanPermit,
  DocumentKind.residencePermit,
  DocumentKind.permanentResidence,
  DocumentKind.other,
];

const noNationality = sentence('请选择国籍');

/** The form of the numbers of a kind, and what is said of one that has another. */
interface NumberForm {
  fits: (number: string) => boolean;
  fault: string;
}

/** Numbers are clean: in capital letters, without spaces, hyphens and brackets. */
const numberForms: Record<DocumentKind, NumberForm> = {
  [DocumentKind.residentId]: { fits: isResidentId, fault: sentence('身份证号不正确') },
  [DocumentKind.passport]: {
    fits: (number) => /^(?=.*\d)[A-Z\d]{6,12}$/.test(number),
    fault: sentence('护照号应为 6 到 12 位字母和数字'),
  },
  [DocumentKind.hkMacaoPermit]: {
    fits: (number) => /^[HM]\d{8}(\d{2})?$/.test(number),
    fault: sentence('通行证号应为 H 或 M 和 8 位数字，可带 2 位换证次数'),
  },
  [DocumentKind.taiwanPermit]: {
    fits: (number) => /^(\d{8}(\d{2})?[A-Z]?|[A-Z]\d{9,11})$/.test(number),
    fault: sentence('通行证号应为 8 位数字，可带换证次数'),
  },
  [DocumentKind.residencePermit]: {
    fits: (number) => /^8[123]/.test(number) && isResidentId(number),
    fault: sentence('居住证号应为 81、82 或 83 开头的 18 位号码，请核对'),
  },
  [DocumentKind.permanentResidence]: {
    fits: (number) =>
      /^[A-Z]{3}\d{12}$/.test(number) || (number.startsWith('9') && isResidentId(number)),
    fault: sentence('永久居留证号应为 3 位字母和 12 位数字，或 9 开头的 18 位号码，请核对'),
  },
  [DocumentKind.other]: { fits: () => true, fault: '' },
};

/** The birth in the number of a former permanent residence card, `yyMMdd`; null for other numbers. */
const shortBirth = (kind: DocumentKind, number: string): string | null =>
  kind === DocumentKind.permanentResidence && /^[A-Z]{3}\d{12}$/.test(number)
    ? number.slice(7, 13)
    : null;

/** Whether `yyMMdd` is a day of the last century or of this one. */
const isShortDay = (text: string): boolean =>
  ['19', '20'].some((century) =>
    isCalendarDay((century + text).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')),
  );

const noBirth = sentence('永久居留证号中的出生日期不存在，请核对');

/** What is wrong with the number of a document of a kind; null where it has the form. */
export function numberFault(kind: DocumentKind, number: string): string | null {
  const { fits, fault } = numberForms[kind];
  if (!fits(number)) return fault;
  const birth = shortBirth(kind, number);
  return birth === null || isShortDay(birth) ? null : noBirth;
}

/** The kind of a document by its number alone: what has the form of a resident ID is one, though it may be wrong. */
export function kindOfNumber(number: string): DocumentKind {
  if (numberFault(DocumentKind.hkMacaoPermit, number) === null) return DocumentKind.hkMacaoPermit;
  if (/^[A-Z]{3}\d{12}$/.test(number)) return DocumentKind.permanentResidence;
  if (numberFault(DocumentKind.residencePermit, number) === null) {
    return DocumentKind.residencePermit;
  }
  const isResident = number === '' || /^\d{15,18}X?$/.test(number) || isResidentId(number);
  return isResident ? DocumentKind.residentId : DocumentKind.other;
}

/** Permits with their issue count: two digits, of Taiwan also a letter. */
const withIssueCount = [/^([HM]\d{8})\d{2}$/, /^(\d{8})(?:\d{2}|[A-Z])$/, /^(\d{10})[A-Z]$/];

/**
 * What the number of a document is compared by: a permit that is issued again has the same, but for its issue count. Not
 * by its kind: who is registered twice under one number has a kind that was mistaken far more often than a namesake
 * number.
 */
export function documentKey(number: string): string {
  for (const form of withIssueCount) {
    const key = form.exec(number)?.[1];
    if (key !== undefined) return key;
  }
  return number;
}

/** A three-letter code of ISO 3166; the server knows which there are. */
export const Nationality = z
  .string()
  .check(z.trim(), z.regex(/^[A-Z]{3}$/, '应为三位国家和地区代码'));

/** China and its regions: who has their nationality is no foreigner. */
const chinese: ReadonlySet<string> = new Set(['CHN', 'HKG', 'MAC', 'TWN']);

/** Whether someone of a nationality is a foreigner; '' is of none that is known. */
export const isForeign = (nationality: string): boolean =>
  nationality !== '' && !chinese.has(nationality);

const earliestBirth = '1900-01-01';

/** A day of birth, `yyyy-MM-dd`. */
export const BirthDate = described(
  'yyyy-MM-dd',
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\d$/, '应为日期'),
    z.refine((day) => day >= earliestBirth, `不能早于 ${earliestBirth}`),
    z.refine(isCalendarDay, '不是存在的日期'),
  ),
);

/** A document of a guest, and what it is registered with. */
export interface GuestDocument {
  documentKind: DocumentKind;
  /** Its number. */
  idcard: string;
  nationality?: string | undefined;
  birthDate?: string | undefined;
  entryDate?: string | undefined;
  stayUntil?: string | undefined;
}

/** The regions that the numbers of permits begin with. */
const regionOfNumber: Readonly<Record<string, string>> = {
  H: 'HKG',
  M: 'MAC',
  81: 'HKG',
  82: 'MAC',
  83: 'TWN',
};

/** The nationality of who has a document, as registered, or else as its kind and number say; '' for none. */
export function nationalityOf({ documentKind, idcard, nationality = '' }: GuestDocument): string {
  if (documentKind === DocumentKind.residentId) return 'CHN';
  if (nationality !== '') return nationality;
  if (documentKind === DocumentKind.hkMacaoPermit) return regionOfNumber[idcard.slice(0, 1)] ?? '';
  if (documentKind === DocumentKind.taiwanPermit) return 'TWN';
  if (documentKind === DocumentKind.residencePermit)
    return regionOfNumber[idcard.slice(0, 2)] ?? '';
  if (documentKind !== DocumentKind.permanentResidence) return '';
  return /^[A-Z]{3}(?=\d{12}$)/.exec(idcard)?.[0] ?? '';
}

/** The kinds whose numbers of 18 places have the day of birth. */
const withBirth: ReadonlySet<DocumentKind> = new Set([
  DocumentKind.residentId,
  DocumentKind.residencePermit,
  DocumentKind.permanentResidence,
]);

/** The day of birth of who has a document, as its number has it, or else as registered; '' for none. */
export const birthOf = ({ documentKind, idcard, birthDate = '' }: GuestDocument): string =>
  withBirth.has(documentKind) && isResidentId(idcard) ? birthdayOf(idcard) : birthDate;

/** What is asked for beside the number of a document. */
export type AskedField = 'nationality' | 'birthDate' | 'entryDate' | 'stayUntil';

/** The fields that a form asks of the holder of a document, in their order; a number that has the birth spares it. */
export function askedFields(document: GuestDocument): readonly AskedField[] {
  const { documentKind, idcard } = document;
  if (documentKind === DocumentKind.residentId || documentKind === DocumentKind.residencePermit) {
    return [];
  }
  const isBornByNumber = withBirth.has(documentKind) && isResidentId(idcard);
  const isVisitor = documentKind === DocumentKind.passport && isForeign(nationalityOf(document));
  return [
    'nationality',
    ...(isBornByNumber ? [] : (['birthDate'] as const)),
    ...(isVisitor ? (['entryDate', 'stayUntil'] as const) : []),
  ];
}

/** Whether what is asked for must be there: not of 其他证件, which were registered without. */
export const areAskedRequired = (kind: DocumentKind): boolean => kind !== DocumentKind.other;

/**
 * What is wrong with a document, by field: the form of its number, and what is missing. A field of another type than
 * it has is left to its own check.
 */
export function documentFaults(
  given: Partial<GuestDocument>,
): Partial<Record<AskedField | 'idcard', string>> {
  const { documentKind, entryDate, stayUntil } = given;
  if (documentKind === undefined || !(documentKind in numberForms)) return {};
  const idcard = typeof given.idcard === 'string' ? given.idcard : null;
  const document = { ...given, documentKind, idcard: idcard ?? '' };
  const known = { ...document, nationality: nationalityOf(document) };
  const missing = areAskedRequired(documentKind)
    ? askedFields(document).filter((field) => !known[field])
    : [];
  const wrongNumber = idcard === null ? null : numberFault(documentKind, idcard);
  const birth = typeof given.birthDate === 'string' || !given.birthDate ? birthOf(document) : '';
  const short = shortBirth(documentKind, document.idcard);
  const isOtherBirth =
    given.birthDate &&
    birth !== '' &&
    (birth !== given.birthDate || (short !== null && birth.slice(2).replaceAll('-', '') !== short));
  const isOtherNationality = document.nationality && known.nationality !== document.nationality;
  return {
    ...(isOtherNationality && { nationality: '与证件类型不符' }),
    ...(isOtherBirth && { birthDate: '与证件号码中的不同' }),
    ...(wrongNumber !== null && { idcard: wrongNumber }),
    ...Object.fromEntries(
      missing.map((field) => [field, field === 'nationality' ? noNationality : '不能为空']),
    ),
    ...(entryDate && birth && entryDate < birth && { entryDate: '不能早于出生日期' }),
    ...(entryDate && stayUntil && stayUntil < entryDate && { stayUntil: '不能早于入境日期' }),
  };
}
