export type { Command, CommandGroup, CommandPaletteProps, CommandSource } from './command.ts';
export { CommandPalette } from './CommandPalette.tsx';
export { PaletteButton, useCommandPalette } from './PaletteButton.tsx';
