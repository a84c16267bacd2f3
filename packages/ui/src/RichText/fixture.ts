/** Selects all that is in an element, as Ctrl+A does. */
export function selectAll(element: HTMLElement): void {
  document.getSelection()?.selectAllChildren(element);
  document.dispatchEvent(new Event('selectionchange'));
}

/** Pastes HTML, as from Word or a page. */
export function pasteHtml(target: HTMLElement, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'text');
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
