export { Grid, Inline, PageFrame, Stack } from './Layout.tsx';
export { InTitle, ScreenBar } from './ScreenBar.tsx';
