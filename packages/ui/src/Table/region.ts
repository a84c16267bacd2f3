/**
 * Sets attributes for what is beyond the edges of a table's scroll region: `data-before` when something is
 * hidden at its start, `data-after` at its end, `data-above` above. A region that scrolls can be focused, so
 * that the arrow keys scroll it. Attributes, not state: scrolling does not render. A ref callback of the
 * table. @returns the cleanup function
 */
export function watchScrollEdges(table: HTMLElement | null): (() => void) | undefined {
  const region = table?.parentElement;
  if (!table || !region) return undefined;

  const update = (): void => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = region;
    region.toggleAttribute('data-before', scrollLeft > 0);
    region.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    region.toggleAttribute('data-above', scrollTop > 0);
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };

  const sizes = new ResizeObserver(update);
  sizes.observe(region);
  sizes.observe(table);
  region.addEventListener('scroll', update, { passive: true });
  return () => {
    sizes.disconnect();
    region.removeEventListener('scroll', update);
  };
}

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
