import { DocumentKind, Sex } from '@anzhu/api/contract/guest';
import { isResidentId } from '@anzhu/api/contract/person';

interface Person {
  name: string;
  idcard: string;
  phone: string;
}

/** Place of the digit of a resident ID that is odd for men. */
const sexPlace = 16;

/**
 * An isolated person as the guest of their stay. The sex follows from a resident ID; other
 * documents do not contain it.
 */
export function asGuest({ name, idcard, phone }: Person) {
  const isResident = isResidentId(idcard);
  const sex = Number(idcard[sexPlace]) % 2 === 1 ? Sex.male : Sex.female;
  return {
    name,
    idcard,
    phone,
    document_kind: isResident ? DocumentKind.residentId : DocumentKind.other,
    sex: isResident ? sex : null,
  };
}
