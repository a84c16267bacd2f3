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
