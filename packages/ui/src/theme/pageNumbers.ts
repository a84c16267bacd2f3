/** The `content` of CSS that numbers pages, in the words of a text. */
export function pageNumbers(pageOf: (page: string, pages: string) => string): string {
  return JSON.stringify(pageOf('{page}', '{pages}'))
    .replace('{page}', '" counter(page) "')
    .replace('{pages}', '" counter(pages) "');
}

/** Pages that have numbers. */
const numbered = ['records', 'numbered'];

/**
 * Numbers pages in another language: the margins of a page take no variable.
 *
 * @returns a function that restores the usual ones
 */
export function replacePageNumbers(pageOf: (page: string, pages: string) => string): () => void {
  const sheet = new CSSStyleSheet();
  const content = `{ @bottom-center { content: ${pageNumbers(pageOf)} } }`;
  sheet.replaceSync(numbered.map((page) => `@page ${page} ${content}`).join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
