import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { applyForMaterial } from './applyForMaterial.ts';
import { deleteMaterial } from './deleteMaterial.ts';
import { materialPage } from './materialPage.ts';
import { materialReviewPage } from './materialReviewPage.ts';
import { reviewMaterial } from './reviewMaterial.ts';

export const materialCalls = {
  applyForMaterial,
  deleteMaterial,
  materialPage,
  materialReviewPage,
  reviewMaterial,
} satisfies Partial<Handlers<keyof Contract>>;
