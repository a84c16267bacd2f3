export { DateRange, type DateRangeProps } from './DateRange.tsx';
export { shortcutsOf, type DateSpan, type Shortcut, type ShortcutKind } from './shortcuts.ts';
