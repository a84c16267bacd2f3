import * as z from 'zod/mini';
import { besideFaults } from './checks.ts';
import { lenient, nullable, oneOf } from './codecs.ts';
import { labelled } from './label.ts';
import { AnyDocumentNumber, isResidentId, PersonName } from './person.ts';
import { OptionalPhone } from './phone.ts';
import { sentence } from './sentence.ts';

/** Sex as it is sent. */
export const Sex = { female: 0, male: 1 } as const;
export type Sex = (typeof Sex)[keyof typeof Sex];
export const sexLabel = {
  [Sex.female]: '女',
  [Sex.male]: '男',
} as const satisfies Record<Sex, string>;

/** The kind of a guest's document. */
export const DocumentKind = { residentId: 0, other: 1 } as const;
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];
export const documentKindLabel = {
  [DocumentKind.residentId]: '居民身份证',
  [DocumentKind.other]: '其他证件',
} as const satisfies Record<DocumentKind, string>;

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

/**
 * A guest of a stay, in its own names or in those of a stored one. The check digit of a resident ID is
 * verified; other documents have 6 to 20 letters and digits.
 */
export const Guest = lenient(
  GuestFields.check(
    z.refine(
      ({ documentKind, idcard }: { documentKind?: DocumentKind; idcard?: string }) =>
        documentKind !== DocumentKind.residentId ||
        typeof idcard !== 'string' ||
        isResidentId(idcard),
      { ...besideFaults, error: sentence('身份证号不正确'), path: ['idcard'] },
    ),
  ),
  fromStored,
);
export type Guest = z.output<typeof Guest>;

/** A stored guest, under the server's own field names. */
export const StoredGuest = z.object({
  personIdcard: labelled('证件号码', nullable(z.string())),
  personNumber: labelled('手机号', nullable(z.string())),
  personName: labelled('姓名', nullable(z.string())),
  personSex: labelled('性别', nullable(oneOf(Sex, sexLabel))),
  documentKind: labelled('证件类型', nullable(oneOf(DocumentKind, documentKindLabel))),
});
export type StoredGuest = z.output<typeof StoredGuest>;
