export { Checkbox } from './Checkbox.tsx';
export { CheckboxGroup, type CheckboxOption } from './CheckboxGroup.tsx';
// For lists of hundreds: a native box that looks like ours.
export { box as checkboxBox, row as checkboxRow } from './Checkbox.css.ts';
