/** On pointing at a cell whose text is cut short, gives it its whole text as a tip. One listener per table. */
export function tellWhole({ target }: { target: EventTarget }): void {
  if (!(target instanceof Element)) return;
  const cell = target.closest('td');
  if (cell === null) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}
