export { MultiPicker, type MultiPickerProps } from './MultiPicker.tsx';
export { type PickerOption } from './option.ts';
export { Picker, type PickerProps } from './Picker.tsx';
