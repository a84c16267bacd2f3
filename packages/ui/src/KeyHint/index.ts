export { KeyHint, type KeyHintProps } from './KeyHint.tsx';
