export { FoldedText, type FoldedTextProps } from './FoldedText.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './Text.tsx';
export { tellCut } from './tellCut.ts';
