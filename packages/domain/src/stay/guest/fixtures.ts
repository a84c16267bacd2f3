import { DocumentKind, Sex, type StoredGuest } from '@anzhu/api/contract/guest';

/** Right check digits, but region 99, which does not exist; 33 for the one with a province. */
export const maleId = '990101199003070015';
export const femaleId = '990101199206150023';
export const zhejiangId = '330199199003070018';

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
