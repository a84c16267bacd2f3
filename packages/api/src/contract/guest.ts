import * as z from 'zod/mini';
import { besideFaults } from './checks.ts';
import { filter, lenient, nullable, oneOf } from './codecs.ts';
import { LocalDate } from './dates.ts';
import {
  BirthDate,
  documentFaults,
  DocumentKind,
  documentKindLabel,
  type GuestDocument,
  Nationality,
} from './document.ts';
import { labelled } from './label.ts';
import { AnyDocumentNumber, PersonName } from './person.ts';
import { OptionalPhone, Phone } from './phone.ts';
import { sentence } from './sentence.ts';
import { text } from './text.ts';

/** Sex as it is sent. */
export const Sex = { female: 0, male: 1 } as const;
export type Sex = (typeof Sex)[keyof typeof Sex];
export const sexLabel = {
  [Sex.female]: '女',
  [Sex.male]: '男',
} as const satisfies Record<Sex, string>;

const GuestFields = z.object({
  /** Number of the document. */
  idcard: labelled('证件号码', AnyDocumentNumber),
  /** Phone; '' of a guest who has none. */
  number: labelled('手机号', OptionalPhone),
  name: labelled('姓名', PersonName),
  sex: labelled('性别', oneOf(Sex, sexLabel, sentence('请选择性别'))),
  documentKind: labelled(
    '证件类型',
    lenient(
      oneOf(DocumentKind, documentKindLabel, sentence('请选择证件类型')),
      (wire) => wire ?? DocumentKind.residentId,
    ),
  ),
  nationality: labelled('国籍', filter(Nationality), {
    description: '三位国家和地区代码（ISO 3166）；居民身份证不填，证件号码已含的可不填',
  }),
  birthDate: labelled('出生日期', filter(BirthDate), {
    description: '居民身份证不填，证件号码已含的可不填',
  }),
  entryDate: labelled('入境日期', filter(LocalDate), { description: '持护照的外国人必填' }),
  stayUntil: labelled('停留期至', filter(LocalDate), { description: '持护照的外国人必填' }),
  guardianName: labelled('监护人姓名', filter(PersonName), {
    description: '同房入住人均未满 18 周岁时登记，不填不拒绝',
  }),
  guardianPhone: labelled('监护人电话', filter(Phone)),
  guardianRelation: labelled('监护人关系', filter(text({ max: 20 }))),
});

/** The names of the fields of a stored guest, which is accepted as it was answered. */
const storedNames = {
  personIdcard: 'idcard',
  personNumber: 'number',
  personName: 'name',
  personSex: 'sex',
} as const;

function fromStored(wire: unknown): unknown {
  if (typeof wire !== 'object' || wire === null || !('personIdcard' in wire)) return wire;
  const entries = Object.entries(wire).map(([key, value]) => [
    storedNames[key as keyof typeof storedNames] ?? key,
    value,
  ]);
  return Object.fromEntries(entries);
}

/** Reports what a document lacks, or has in a wrong form. */
const documentIsWhole = z.check<Partial<GuestDocument>>(
  ({ value, issues }) => {
    for (const [field, message] of Object.entries(documentFaults(value))) {
      issues.push({ code: 'custom', message, input: value, path: [field] });
    }
  },
  { ...besideFaults },
);

/**
 * A guest of a stay, in its own names or in those of a stored one. Each kind of document has its form, and what it has
 * to be registered with.
 */
export const Guest = lenient(GuestFields.check(documentIsWhole), fromStored);
export type Guest = z.output<typeof Guest>;

/** A stored guest, under the server's own field names. */
export const StoredGuest = z.object({
  personIdcard: labelled('证件号码', nullable(z.string())),
  personNumber: labelled('手机号', nullable(z.string())),
  personName: labelled('姓名', nullable(z.string())),
  personSex: labelled('性别', nullable(oneOf(Sex, sexLabel))),
  documentKind: labelled('证件类型', nullable(oneOf(DocumentKind, documentKindLabel))),
  nationality: labelled('国籍', filter(z.string())),
  birthDate: labelled('出生日期', filter(z.string())),
  entryDate: labelled('入境日期', filter(z.string())),
  stayUntil: labelled('停留期至', filter(z.string())),
  guardianName: labelled('监护人姓名', filter(z.string())),
  guardianPhone: labelled('监护人电话', filter(z.string())),
  guardianRelation: labelled('监护人关系', filter(z.string())),
});
export type StoredGuest = z.output<typeof StoredGuest>;
