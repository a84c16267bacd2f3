export type { Command, CommandGroup, CommandSource } from './command.ts';
export {
  CommandPalette,
  preloadCommandPalette,
  type CommandPaletteProps,
} from './CommandPalette.tsx';
export { PaletteButton, type PaletteButtonProps } from './PaletteButton.tsx';
export { useCommandPalette, type PaletteState } from './useCommandPalette.ts';
