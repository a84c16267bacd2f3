import * as calls from './calls.ts';

export const dataImportCalls = calls;
export { templateOf } from './template.ts';
export { takeOut } from './takeOut.ts';
