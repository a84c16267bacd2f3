export { AppFrame, type AppFrameProps } from './AppFrame.tsx';
export { Rail, type RailProps } from './Rail.tsx';
export type { RailGroup, RailItem, RailLinkProps } from './RailContent.tsx';
export { TopBar, type TopBarProps } from './TopBar.tsx';
