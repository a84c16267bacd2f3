/** Sets `title` of a text that overflows, on pointer enter. */
export function setOverflowTitle({ currentTarget }: { currentTarget: EventTarget }): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  if (currentTarget.scrollWidth > currentTarget.clientWidth) {
    currentTarget.title = currentTarget.innerText;
  } else currentTarget.removeAttribute('title');
}
