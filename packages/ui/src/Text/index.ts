export {
  FoldedText,
  Heading,
  Text,
  setOverflowTitle,
  type FoldedTextProps,
  type HeadingProps,
  type TextProps,
} from './Text.tsx';
