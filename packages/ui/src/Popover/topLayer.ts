/** React Aria keeps what carries this usable while one of its dialogs is open: messages, load failures. */
export const topLayer = { 'data-react-aria-top-layer': true } as const;

/** Whether an event's target is above everything: what is done there is not done outside of a popover. */
export const isInTopLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-react-aria-top-layer]') !== null;

/** Marks a dialog. Overlays are marked, and messages avoid them; later ones are later in the document. */
export const floating = { 'data-floating': 'dialog' } as const;
export const floatingSheet = { 'data-floating': 'sheet' } as const;
export const floatingPopover = { 'data-floating': 'popover' } as const;
