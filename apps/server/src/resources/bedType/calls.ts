import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addBedType } from './addBedType.ts';
import { bedTypePage } from './bedTypePage.ts';
import { deleteBedType } from './deleteBedType.ts';
import { modifyBedType } from './modifyBedType.ts';

export const bedTypeCalls = {
  addBedType,
  bedTypePage,
  deleteBedType,
  modifyBedType,
} satisfies Partial<Handlers<keyof Contract>>;
