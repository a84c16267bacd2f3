import { DocumentKind } from '@anzhu/api/contract/document';
import { Sex, type StoredGuest } from '@anzhu/api/contract/guest';
import { retentionOf } from '@anzhu/api/rules/retention';

/** Right check digits, but region 99, which does not exist; 33 for the one with a province. */
export const maleId = '990101199003070015';
export const femaleId = '990101199206150023';
export const zhejiangId = '330199199003070018';

/** Of who is born on 2012-03-15. */
export const childId = '99010120120315001X';

/** Of who is born on 2027-01-01. */
export const unbornId = '990101202701010014';

/** Two guests as the server returns them: one with a resident ID, one with a passport. */
export const stored: StoredGuest[] = [
  {
    personName: '林示例',
    personSex: Sex.male,
    documentKind: DocumentKind.residentId,
    personIdcard: maleId,
    personNumber: '13800001234',
  },
  {
    personName: 'ANNA EXAMPLE',
    personSex: Sex.female,
    documentKind: DocumentKind.other,
    personIdcard: 'E00000001',
    personNumber: '13900005678',
  },
];

/** Who visits with a passport. */
export const visitor: StoredGuest = {
  personName: 'EXAMPLE ANNA MARIA',
  personSex: Sex.female,
  documentKind: DocumentKind.passport,
  personIdcard: 'X1234567',
  personNumber: '+41791234567',
  nationality: 'CHE',
  birthDate: '1990-03-07',
  entryDate: '2026-03-10',
  stayUntil: '2026-04-10',
};

/** A guest of the hotel who has come twice, and what it noted. */
export const knownGuest = {
  idcard: maleId,
  hotelId: '1',
  history: {
    stays: [
      {
        hotel: '安住杭州西湖店',
        room: '805',
        from: '2026-01-20 14:20:00',
        to: '2026-01-22 11:05:00',
      },
      {
        hotel: '安住杭州西湖店',
        room: '611',
        from: '2025-11-02 19:40:00',
        to: '2025-11-03 10:12:00',
      },
    ],
    count: 2,
    note: '喜欢安静的房间',
    kept: retentionOf('registration', '2026-01-22 11:05:00', 0),
  },
};
