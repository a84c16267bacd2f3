export { RichText, type RichTextProps } from './RichText.tsx';
export { RichTextView, type RichTextViewProps } from './RichTextView.tsx';
