export { FoldedText, type FoldedTextProps } from './FoldedText.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './Text.tsx';
export { setOverflowTitle } from './setOverflowTitle.ts';
