/** The part of the records without components: for rules about them, and their unit tests. */
export { recordTarget, type RecordRef, type RecordTarget } from './recordTarget.ts';
