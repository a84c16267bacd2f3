import {
  errorAt,
  errorOfField,
  isSame,
  readPath,
  isAtOrBelow,
  type Path,
  type FormProblem,
} from './errors.ts';
import {
  initialState,
  keysAt,
  withoutRowAt,
  withRow,
  withValue,
  type FormState,
} from './formStore.ts';
import type { FormStore } from './formStore.ts';

/** A form for one component, which renders again when something that it reads has changed. */
export function viewOf<Values extends object>(
  store: FormStore<Values>,
  reader: FormReader<Values>,
): FormView<Values> {
  /** The values at a path; the types of the view give their type. */
  const boundTo = <Value>(path: Path): BoundField<Value> => {
    reader.showsErrors(path, true);
    return {
      name: path,
      value: reader.read(`value ${path}`, ({ values }) => readPath(values, path)) as Value,
      onChange: store.setterFor(path) as (value: Value) => void,
      errorMessage: readError('error', path, errorOfField),
    };
  };
  const readError = (key: string, path: Path, errorOf: typeof errorAt): string | undefined =>
    reader.read(
      `${key} ${path}`,
      ({ clientErrors, serverErrors }) =>
        errorOf(clientErrors, path) ?? errorOf(serverErrors, path),
    );

  /** The fields of the form itself, or of a row: then `parent` is its path and a dot. */
  const fieldsBelow = <Fields>(parent: Path): FormFields<Fields> => ({
    field: (name) => boundTo(`${parent}${name}`),
    toggle: (name) => {
      const { value, ...rest } = boundTo<boolean>(`${parent}${name}`);
      return { ...rest, isSelected: value };
    },
  });

  const listAt = <Row>(list: Path): FormList<Row> => {
    const rowAt = (key: number, place: number): FormRow<Row> => ({
      ...fieldsBelow<Row>(`${list}.${place}.`),
      key,
      place,
      remove: () => store.change((state, check) => withoutRowAt(state, list, place, check)),
    });
    reader.showsErrors(list, false);
    const keys = reader.read(`keys ${list}`, (state) => keysAt(state, list).keys.join());
    return {
      rows: keys === '' ? [] : keys.split(',').map((key, place) => rowAt(Number(key), place)),
      add: (row) => store.change((state, check) => withRow(state, list, row, check)),
      errorMessage: readError('error of list', list, errorAt),
    };
  };

  return {
    ...fieldsBelow<Values>(''),
    list: listAt,
    set: (part) =>
      store.change((state, check) =>
        Object.entries(part).reduce(
          (changed, [name, value]) => withValue(changed, name, value, check),
          state,
        ),
      ),
    read: () => store.state().values,
    checkField: store.checkField,
    reset: (values) => store.change((state) => initialState(values ?? state.saved)),
    submit: store.submit,
    get isPending() {
      return reader.read('pending', ({ isPending }) => isPending);
    },
    get isDirty() {
      return reader.read('dirty', ({ values, saved }) => !isSame(values, saved));
    },
    get problem() {
      return reader.read('problem', ({ problem }) => problem);
    },
    store,
  };
}

type FormReader<Values> = ReturnType<typeof createFormReader<Values>>;

/** Records what one component reads of a form while it renders: it renders again only when that changes. */
export function createFormReader<Values>({ state }: FormStore<Values>) {
  const reads = new Map<string, { of: (state: FormState<Values>) => unknown; was: unknown }>();
  const shown = new Map<Path, boolean>();
  let version = 0;
  let checked: FormState<Values> | undefined;

  return {
    /** Starts a render: earlier reads are forgotten. */
    begin: (): void => {
      reads.clear();
      shown.clear();
    },
    read: <Part>(name: string, of: (state: FormState<Values>) => Part): Part => {
      const was = of(state());
      reads.set(name, { of, was });
      return was;
    },
    /** Records that errors at this path can be shown, and with `hasParts` those below it. */
    showsErrors: (path: Path, hasParts: boolean) => void shown.set(path, hasParts),
    hasField: (path: Path): boolean =>
      [...shown].some(([one, hasParts]) => (hasParts ? isAtOrBelow(path, one) : path === one)),
    /** A number that changes when something that was read has changed: the snapshot of the subscription. */
    version: (): number => {
      const current = state();
      if (current === checked) return version;
      checked = current;
      for (const read of reads.values()) {
        const now = read.of(current);
        if (Object.is(now, read.was)) continue;
        read.was = now;
        version += 1;
      }
      return version;
    },
  };
}

/** What ties a field to a form: spread it on the field. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
}

/** What ties a `Checkbox` or a `Switch` to a form. */
export interface BoundToggle extends Omit<BoundField<boolean>, 'value'> {
  isSelected: boolean;
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

interface FormFields<Values> {
  /** Reads a value for the component that renders: it renders again when this value or its error changes. */
  field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  /** The same for a yes or no. */
  toggle: (name: NamesOf<Values, boolean>) => BoundToggle;
}

export interface FormRow<Row> extends FormFields<Row> {
  /** Stays with the row when others come and go. */
  key: number;
  /** 0 for the first. */
  place: number;
  remove: () => void;
}

/** Rows of the same fields, as the guests of a stay. */
export interface FormList<Row> {
  rows: readonly FormRow<Row>[];
  add: (row: Row) => void;
  /** What is wrong with the list as a whole, as that it is empty. */
  errorMessage: string | undefined;
}

type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

/** A form, as one component sees it. */
export interface FormView<Values> extends FormFields<Values> {
  list: <Name extends NamesOf<Values, readonly object[]>>(
    name: Name,
  ) => FormList<RowOf<Values[Name]>>;
  /** Changes several values at once, as when an order fills in its dates. */
  set: (part: Partial<Values>) => void;
  /** The values as they are now, for event handlers; it does not render again when they change. */
  read: () => Values;
  /** Shows what is wrong with a field: for `onBlur`. */
  checkField: (name: keyof Values & string) => void;
  /** Starts anew: from these values, or from those that were saved last. */
  reset: (values?: Values) => void;
  /** Checks and sends; false when it was refused. For `onSubmit` of `Form`. */
  submit: () => boolean | Promise<boolean>;
  isPending: boolean;
  /** Something differs from the first values, or from those that were saved last. */
  isDirty: boolean;
  /** Why it was refused, where no field can show it. */
  problem: FormProblem | null;
  store: FormStore<Values>;
}
