export {
  type Command,
  type CommandGroup,
  type CommandSource,
  CommandPalette,
  preloadCommandPalette,
  type CommandPaletteProps,
} from './CommandPalette.tsx';
export {
  PaletteButton,
  type PaletteButtonProps,
  useCommandPalette,
  type PaletteState,
} from './PaletteButton.tsx';
