/** The part of the kit without components: for declarations, and their unit tests. */
export {
  bindFields,
  contractForm,
  type ContractFields,
  type ContractForm,
} from './contractForm.ts';
export {
  defineFilter,
  nameIn,
  type Codecs,
  type Filter,
  type FilterInput,
  type FilterValues,
  type ValuesOf,
} from './filter/filter.ts';
export {
  booleanFilter,
  dayRangeFilter,
  enumFilter,
  idFilter,
  integerFilter,
  keyFilter,
  monthFilter,
  optionFilter,
  textFilter,
} from './filter/filterCodecs.ts';
export type { StatusLook } from './StatusTag.tsx';
export type { SubmitError } from './submission.ts';
