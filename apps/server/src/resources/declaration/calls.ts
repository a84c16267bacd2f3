import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { declarationPage } from './declarationPage.ts';
import { getDeclaration } from './getDeclaration.ts';
import { reviewDeclaration } from './reviewDeclaration.ts';

export const declarationCalls = {
  declarationPage,
  getDeclaration,
  reviewDeclaration,
} satisfies Partial<Handlers<keyof Contract>>;
