/** On pointing at words that are cut short, gives them their whole text as a tip. */
export function setOverflowTitle({ currentTarget }: { currentTarget: EventTarget }): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  if (currentTarget.scrollWidth > currentTarget.clientWidth) {
    currentTarget.title = currentTarget.innerText;
  } else currentTarget.removeAttribute('title');
}
