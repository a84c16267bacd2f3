import type { Handlers } from '../../platform/http/handler.ts';
import { bedTypePage } from './read.ts';
import { addBedType, deleteBedType, modifyBedType } from './write.ts';

export const bedTypeCalls = {
  addBedType,
  bedTypePage,
  deleteBedType,
  modifyBedType,
} satisfies Partial<Handlers>;
