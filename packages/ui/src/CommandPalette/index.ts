export type {
  Command,
  CommandAction,
  CommandGroup,
  CommandPaletteProps,
  CommandSource,
} from './command.ts';
export { CommandPalette } from './CommandPalette.tsx';
export { PaletteField } from './PaletteField.tsx';
export { PaletteButton, useCommandPalette } from './PaletteButton.tsx';
