/** Marks a dialog. Overlays are marked, and messages avoid them; later ones are later in the document. */
export const floating = { 'data-floating': 'dialog' } as const;
/** Marks a dialog that fills the height of the screen. */
export const floatingSheet = { 'data-floating': 'sheet' } as const;
/** Marks what opens below a control. */
export const floatingPopover = { 'data-floating': 'popover' } as const;
