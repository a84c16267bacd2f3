import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { NewPerson } from './isolate.ts';

type Form = InputOf<Contract['addIsolation']> & { userName?: string | undefined };

/** The person of a form that a clerk filled in. */
export const personOf = (form: Form): NewPerson => ({
  name: form.name,
  idcard: form.idCard,
  phone: form.phone,
  email: form.email ?? '',
  userName: form.userName ?? '',
  type: form.type,
  province: form.province ?? '',
  city: form.city ?? '',
  checkInTime: form.checkInTime,
  checkOutTime: form.checkOutTime ?? null,
  source: '',
});
