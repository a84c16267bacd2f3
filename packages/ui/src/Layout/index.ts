export {
  Grid,
  Inline,
  Stack,
  type GridProps,
  type InlineProps,
  type StackProps,
} from './Layout.tsx';
export { PageFrame, type PageFrameProps } from './PageFrame.tsx';
