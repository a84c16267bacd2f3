/** Marks a dialog. What floats is marked, and messages make way for it; later ones stand later in the document. */
export const floating = { 'data-floating': 'dialog' } as const;
/** Marks a dialog that fills the height of the screen. */
export const floatingSheet = { 'data-floating': 'sheet' } as const;
/** Marks what opens below a control. */
export const floatingPopover = { 'data-floating': 'popover' } as const;
