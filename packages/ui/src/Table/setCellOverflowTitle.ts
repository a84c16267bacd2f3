/** How wide the content of an element is, also where it is cut off. */
function contentWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

/** On pointing at a cell whose text is cut short, gives it its whole text as a tip. One listener per table. */
export function setCellOverflowTitle({ target }: { target: EventTarget }): void {
  if (!(target instanceof Element)) return;
  const cell = target.closest('td');
  if (cell === null) return;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const available =
    cell.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  if (contentWidth(cell) > available + 1) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}
