export { AppFrame, TopBar, type AppFrameProps, type TopBarProps } from './AppFrame.tsx';
export {
  Rail,
  type RailProps,
  type RailGroup,
  type RailItem,
  type RailLinkProps,
} from './Rail.tsx';
