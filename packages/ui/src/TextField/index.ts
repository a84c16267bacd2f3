export { TextField, type TextFieldProps } from './TextField.tsx';
export { isPlainEnter } from './isPlainEnter.ts';
export { countCharacters, tooLong } from './typedText.ts';
