import { errorAt, errorOfField } from './errors.ts';
import { initialState, keysAt, withoutRowAt, withRow, withValue } from './formState.ts';
import type { FormStore } from './formStore.ts';
import type { BoundList, FormFields, FormRow, FormView } from './formTypes.ts';
import { isSame, readPath, type Path } from './path.ts';
import type { FormReader } from './formReader.ts';

/** The values at a path, as one component reads them. Which type stands there is known to the caller. */
function boundTo<Value>(store: FormStore<object>, reader: FormReader<object>, path: Path) {
  reader.showsErrors(path, true);
  return {
    name: path,
    value: reader.read(`value ${path}`, ({ values }) => readPath(values, path)) as Value,
    onChange: store.changer(path) as (value: Value) => void,
    errorMessage: reader.read(
      `error ${path}`,
      ({ clientErrors, serverErrors }) =>
        errorOfField(clientErrors, path) ?? errorOfField(serverErrors, path),
    ),
  };
}

/** The fields below a path: of the form itself, or of a row. */
function fieldsBelow<Values>(
  store: FormStore<object>,
  reader: FormReader<object>,
  parent: Path,
): FormFields<Values> {
  const pathOf = (name: string): Path => (parent === '' ? name : `${parent}.${name}`);
  return {
    field: (name) => boundTo(store, reader, pathOf(name)),
    toggle: (name) => {
      const { value, ...rest } = boundTo<boolean>(store, reader, pathOf(name));
      return { ...rest, isSelected: value };
    },
  };
}

function listAt<Row>(
  store: FormStore<object>,
  reader: FormReader<object>,
  list: Path,
): BoundList<Row> {
  const rowAt = (key: number, place: number): FormRow<Row> => ({
    ...fieldsBelow<Row>(store, reader, `${list}.${place}`),
    key,
    place,
    remove: () => store.change((state, check) => withoutRowAt(state, list, place, check)),
  });
  reader.showsErrors(list, false);
  const keys = reader.read(`keys ${list}`, (state) => keysAt(state, list).keys.join());
  return {
    rows: keys === '' ? [] : keys.split(',').map((key, place) => rowAt(Number(key), place)),
    add: (row) => store.change((state, check) => withRow(state, list, row, check)),
    errorMessage: reader.read(
      `error of list ${list}`,
      ({ clientErrors, serverErrors }) =>
        errorAt(clientErrors, list) ?? errorAt(serverErrors, list),
    ),
  };
}

/** A form for one component, which renders again when something that it reads has changed. */
export function viewOf<Values extends object>(
  store: FormStore<Values>,
  reader: FormReader<Values>,
): FormView<Values> {
  // Below, paths are texts; which values stand there is known to the types of the view.
  const anyStore = store as unknown as FormStore<object>;
  const anyReader = reader as unknown as FormReader<object>;
  return {
    ...fieldsBelow<Values>(anyStore, anyReader, ''),
    list: (name) => listAt(anyStore, anyReader, name),
    set: (part) =>
      store.change((state, check) =>
        Object.entries(part).reduce(
          (changed, [name, value]) => withValue(changed, name, value, check),
          state,
        ),
      ),
    read: () => store.state().values,
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
