export {
  type Command,
  type CommandGroup,
  type CommandSource,
  CommandPalette,
  preloadCommandPalette,
  type CommandPaletteProps,
} from './CommandPalette.tsx';
export { PaletteButton, useCommandPalette } from './PaletteButton.tsx';
