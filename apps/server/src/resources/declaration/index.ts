import * as read from './read.ts';
import { reviewDeclaration } from './write.ts';

export { declarationRecord } from './log.ts';
export { declarationList } from './queries.ts';
export { addDeclaration } from './write.ts';

export const declarationCalls = { ...read, reviewDeclaration };
