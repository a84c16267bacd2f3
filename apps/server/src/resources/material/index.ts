import type { Handlers } from '../../platform/http/handler.ts';
import { materialPage, materialReviewPage } from './read.ts';
import { applyForMaterial, deleteMaterial, reviewMaterial } from './write.ts';

export const materialCalls = {
  applyForMaterial,
  deleteMaterial,
  materialPage,
  materialReviewPage,
  reviewMaterial,
} satisfies Partial<Handlers>;

export { countMaterials } from './queries.ts';
