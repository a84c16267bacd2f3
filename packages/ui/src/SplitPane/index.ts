export { SplitPane, type SplitPaneProps } from './SplitPane.tsx';
