/** Stylesheets that could not be fetched: their code is not loaded again by `import()`, which asks for each once. */
const failedSheets = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        failedSheets.add(target);
    },
    { capture: true },
  );
}

/** Puts a copy in the place of a stylesheet that failed: it is fetched again. @throws when that fails too */
function fetchAgain(sheet: HTMLLinkElement): Promise<void> {
  failedSheets.delete(sheet);
  const copy = sheet.cloneNode() as HTMLLinkElement;
  return new Promise((done, fail) => {
    copy.addEventListener('load', () => done());
    copy.addEventListener('error', () => fail(new Error(`could not be loaded: ${copy.href}`)));
    sheet.replaceWith(copy);
  });
}

/** Loads code by `import()`, with the stylesheets that an attempt before could not fetch. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (failedSheets.size > 0) await Promise.all([...failedSheets].map(fetchAgain));
  return load();
}
