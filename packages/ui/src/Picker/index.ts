export { MultiPicker } from './MultiPicker.tsx';
export { type FoundOptions, type PickerOption, type RemoteSearch } from './option.ts';
export { Picker } from './Picker.tsx';
