import type { FormStore } from './formStore.ts';
import type { FormProblem } from './errors.ts';

/** What ties a field to a form: spread it on the field. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
}

/** What ties a `Checkbox` or a `Switch` to a form. */
export interface BoundToggle {
  name: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  errorMessage: string | undefined;
}

/** The names of the values of a kind. */
type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

/** The fields of a form, or of a row of it. */
export interface FormFields<Values> {
  /** Reads a value for the component that renders: it renders again when this value or its error changes. */
  field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  /** The same for a yes or no. */
  toggle: (name: NamesOf<Values, boolean>) => BoundToggle;
}

/** One row of a list, with the fields in it. */
export interface FormRow<Row> extends FormFields<Row> {
  /** Stays with the row when others come and go. */
  key: number;
  /** 0 for the first. */
  place: number;
  remove: () => void;
}

/** Rows of the same fields, as the guests of a stay. */
export interface BoundList<Row> {
  rows: readonly FormRow<Row>[];
  add: (row: Row) => void;
  /** What is wrong with the list as a whole, as that it is empty. */
  errorMessage: string | undefined;
}

/** The rows of a list value. */
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

/** A form, as one component sees it. */
export interface FormView<Values> extends FormFields<Values> {
  list: <Name extends NamesOf<Values, readonly object[]>>(
    name: Name,
  ) => BoundList<RowOf<Values[Name]>>;
  /** Changes several values at once, as when an order fills in its dates. */
  set: (part: Partial<Values>) => void;
  /** The values as they are now, for event handlers; it does not render again when they change. */
  read: () => Values;
  /** Starts anew: from these values, or from those that were saved last. */
  reset: (values?: Values) => void;
  /** Checks and sends; false when it was refused. For `onSubmit` of `Form`. */
  submit: () => boolean | Promise<boolean>;
  /** It is being checked or sent. */
  isPending: boolean;
  /** Something differs from the first values, or from those that were saved last. */
  isDirty: boolean;
  /** Why it was refused, where no field can say it. */
  problem: FormProblem | null;
  store: FormStore<Values>;
}
