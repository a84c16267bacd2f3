import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { shapeOf } from '@anzhu/api/contract/fields';
import { labelOf } from '@anzhu/api/contract/label';
import { limitsOf, type Limits } from '@anzhu/api/contract/limits';
import { decodeWire } from '@anzhu/api/contract/wire';
import * as z from 'zod/mini';
import type { BoundField, BoundToggle, Checked, FormErrors, FormView } from '@anzhu/ui/Form';

/** What the contract says of a field: spread it on the field. */
type FieldRules = { label: string } & Limits;

/** What an empty field of a form is sent as: one of them is accepted where a field may stay empty. */
const emptyValues = ['', []];

const refusesEmpty = (schema: z.core.$ZodType): boolean =>
  emptyValues.every((value) => !z.safeParse(schema, value).success);

/** An empty field that clears the stored value: null would keep it. */
const clears = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && z.safeParse(schema, '').data === null;

/** A form whose rules are those of a call. */
export interface ContractForm<Draft extends object, Values> {
  /** What is sent, or the messages by field. `more` adds rules of the screen; its messages go first. */
  check: (draft: Draft, more?: (draft: Draft) => FormErrors) => Checked<Values>;
  /** The fields of the call that a draft fills in otherwise than the one that was saved last. */
  changedFields: (drafts: { values: Draft; saved: Draft }) => ReadonlySet<string>;
  rulesOf: (name: keyof Draft & string) => FieldRules;
}

/**
 * Declares a form on the input schema of a call: check, required marks, limits and messages are the
 * contract's. Fields of the draft are named as in the call.
 *
 * @param toWire the input of the call, made of what was filled in
 */
export function contractForm<Draft extends object, E extends Endpoint>(
  endpoint: E,
  toWire: (draft: Draft) => object,
): ContractForm<Draft, InputOf<E>> {
  const shape = shapeOf(endpoint.input);
  const known = new Map<string, FieldRules>();
  const readRules = (name: string): FieldRules => {
    const schema = shape?.[name];
    if (schema === undefined) throw new RangeError(`${endpoint.path} has no field ${name}`);
    return {
      label: labelOf(schema) ?? name,
      ...limitsOf(schema),
      isRequired: refusesEmpty(schema),
    };
  };
  const toInput = (draft: Draft): object =>
    Object.fromEntries(
      Object.entries(toWire(draft)).map(([key, value]) => [
        key,
        value === null && clears(shape?.[key]) ? '' : value,
      ]),
    );
  return {
    check: (draft, more) => {
      const read = decodeWire(endpoint.input, toInput(draft));
      const errors = { ...(!read.ok && read.fields), ...more?.(draft) };
      return read.ok && Object.keys(errors).length === 0
        ? { values: read.value as InputOf<E> }
        : { errors };
    },
    changedFields: ({ values, saved }) => {
      const before = new Map(Object.entries(toInput(saved)));
      const changed = Object.entries(toInput(values)).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key)),
      );
      return new Set(changed.map(([key]) => key));
    },
    rulesOf: (name) => {
      const rules = known.get(name) ?? readRules(name);
      known.set(name, rules);
      return rules;
    },
  };
}

/** The fields of a form on a call, as its children see them. */
export interface ContractFields<Draft extends object> extends Pick<
  FormView<Draft>,
  'list' | 'set' | 'read' | 'checkField'
> {
  field: <Name extends keyof Draft & string>(name: Name) => BoundField<Draft[Name]> & FieldRules;
  toggle: (name: ToggleName<Draft>) => BoundToggle & { label: string };
}

type ToggleName<Draft extends object> = Parameters<FormView<Draft>['toggle']>[0];

/** Those of the checked values that were changed: what others have saved meanwhile in other fields stays. */
export function changesOf<Draft extends object, Values>(
  values: Values,
  { store }: Pick<FormView<Draft>, 'store'>,
  form: Pick<ContractForm<Draft, Values>, 'changedFields'>,
): Partial<Values> {
  const changed = form.changedFields(store.state());
  return Object.fromEntries(
    Object.entries(values as object).filter(([key]) => changed.has(key)),
  ) as Partial<Values>;
}

/** Binds the fields of a form with the rules of its contract form. */
export function bindFields<Draft extends object>(
  view: FormView<Draft>,
  { rulesOf }: Pick<ContractForm<Draft, unknown>, 'rulesOf'>,
): ContractFields<Draft> {
  // Not by spreading the view: that would read its pending and dirty state.
  const { list, set, read, checkField, field, toggle } = view;
  return {
    list,
    set,
    read,
    checkField,
    field: (name) => {
      const bound = field(name);
      const { isRequired, ...rules } = rulesOf(name);
      // A yes or no always has a value and needs no mark.
      return { ...rules, isRequired: isRequired && typeof bound.value !== 'boolean', ...bound };
    },
    toggle: (name) => ({ label: rulesOf(name).label, ...toggle(name) }),
  };
}
