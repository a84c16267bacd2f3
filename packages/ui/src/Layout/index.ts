export {
  Grid,
  Inline,
  PageFrame,
  Stack,
  type GridProps,
  type InlineProps,
  type PageFrameProps,
  type StackProps,
} from './Layout.tsx';
