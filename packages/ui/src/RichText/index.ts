export { RichText } from './RichText.tsx';
export { RichTextView } from './RichTextView.tsx';
