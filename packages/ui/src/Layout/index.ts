export { Grid, Inline, PageFrame, Stack } from './Layout.tsx';
export { ScreenName, ScreenTitle } from './ScreenTitle.tsx';
