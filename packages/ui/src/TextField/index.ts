export { TextField, type TextFieldProps } from './TextField.tsx';
export { isPlainEnter, countCharacters, tooLong } from './typedText.ts';
