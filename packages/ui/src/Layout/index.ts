export { Grid, Inline, PageFrame, Stack } from './Layout.tsx';
