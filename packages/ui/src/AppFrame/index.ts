export { AppFrame, TopBar } from './AppFrame.tsx';
export { Rail, type RailGroup, type RailItem, type RailLinkProps } from './Rail.tsx';
