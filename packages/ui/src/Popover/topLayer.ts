/** React Aria keeps what carries this usable while one of its dialogs is open: messages, load failures. */
export const topLayer = { 'data-react-aria-top-layer': true } as const;

/** Whether an event's target is above everything: what is done there is not done outside of a popover. */
export const isInTopLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-react-aria-top-layer]') !== null;
