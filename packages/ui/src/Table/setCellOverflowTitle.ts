/** Width of an element's content, including the clipped part. */
function contentWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

/** Sets `title` of a cell whose text overflows, on pointer enter. One listener per table. */
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
