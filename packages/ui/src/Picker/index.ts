export { MultiPicker } from './MultiPicker.tsx';
export { type PickerOption } from './option.ts';
export { Picker } from './Picker.tsx';
