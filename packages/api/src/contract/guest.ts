import * as z from 'zod/mini';
import { lenient, maybe, oneOf } from './codecs.ts';
import { named } from './field.ts';
import { AnyDocumentNumber, isResidentId } from './person.ts';
import { Mobile, typed } from './text.ts';

/** Sex as the wire says it. */
export const Sex = { female: 0, male: 1 } as const;
export type Sex = (typeof Sex)[keyof typeof Sex];

/** What kind of document a guest shows. */
export const DocumentKind = { residentId: 0, other: 1 } as const;
export type DocumentKind = (typeof DocumentKind)[keyof typeof DocumentKind];

const GuestFields = z.object({
  /** Number of the document. */
  idcard: named('证件号码', AnyDocumentNumber),
  /** Phone. */
  number: named('手机号', Mobile),
  name: named('姓名', typed(30, 1)),
  sex: named('性别', oneOf(Sex, '请选择性别')),
  documentKind: named(
    '证件类型',
    lenient(oneOf(DocumentKind, '请选择证件类型'), (wire) => wire ?? DocumentKind.residentId),
  ),
});

/** A guest of a stay. A resident ID has its check digit; other documents have 6 to 20 letters and digits. */
export const Guest = GuestFields.check(
  z.refine(
    (guest) => guest.documentKind !== DocumentKind.residentId || isResidentId(guest.idcard),
    { error: '身份证号不正确', path: ['idcard'] },
  ),
);
export type Guest = z.output<typeof Guest>;

/** A guest as stored: the server's own field names. */
export const StoredGuest = z.object({
  personIdcard: maybe(z.string()),
  personNumber: maybe(z.string()),
  personName: maybe(z.string()),
  personSex: maybe(oneOf(Sex)),
  documentKind: maybe(oneOf(DocumentKind)),
});
export type StoredGuest = z.output<typeof StoredGuest>;
