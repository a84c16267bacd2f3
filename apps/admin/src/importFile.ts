import { RefreshRequiredError } from '@anzhu/ui/lazyPart';

const base = import.meta.env.BASE_URL;

/** The status of a file that the server does not have. */
const notFound = 404;

/** The loads of files by their URL. A failed one is removed, so that it can be repeated. */
const fetches = new Map<string, Promise<void>>();
const styles = new Map<string, Promise<void>>();
/** Files of imports that failed although all files had been fetched: the browser may keep any of them as failed. */
const suspects = new Set<string>();

/** Calls `load` once for each URL, and again after a failure. */
function once(
  loads: Map<string, Promise<void>>,
  url: string,
  load: (url: string) => Promise<void>,
): Promise<void> {
  const known = loads.get(url);
  if (known) return known;
  const loading = load(url).catch((error: unknown) => {
    loads.delete(url);
    throw error;
  });
  loads.set(url, loading);
  return loading;
}

/** The files that `index.html` names: the browser has loaded them. */
function filesOfPage(): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')];
  return [...scripts.map(({ src }) => src), ...links.map(({ href }) => href)];
}

/** Whether the server's page no longer starts with the script that started this one. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const response = await fetch(base, { cache: 'no-store' });
  return response.ok && typeof entry === 'string' && !(await response.text()).includes(entry);
}

/** Fetches a file to its end, so that the browser's cache has it. */
async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (response.ok && !isPage) {
    await response.arrayBuffer();
    return;
  }
  const isMissing = response.status === notFound || isPage;
  if (isMissing && (await isOutdated())) throw new RefreshRequiredError(url);
  throw new Error(`${url}: ${response.status}`);
}

/** Adds a style sheet to the page. */
function addStyles(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${url}: not loaded`));
    });
    document.head.append(link);
  });
}

const isStyles = (url: string): boolean => url.endsWith('.css');

/**
 * Every `import()` of the app: the build puts this in place of Vite's helper of the same name.
 *
 * A browser may keep a module that could not be fetched as failed for good: Chromium 150 rejects the next
 * `import()` of it without a request. So all files of a module are fetched before it is imported from the
 * cache; a failed fetch leaves no trace and can be repeated.
 *
 * @param importModule calls `import()`.
 * @param files the module's file, those that it imports, and their styles, relative to the app's base.
 * @throws RefreshRequiredError if only a refresh of the page can load the module.
 */
export async function __vitePreload<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (fetches.size === 0) {
    for (const url of filesOfPage()) {
      fetches.set(url, Promise.resolve());
      styles.set(url, Promise.resolve());
    }
  }
  const urls = files.map((file) => new URL(base + file, window.location.href).href);
  // All settle before a failure is reported: a retry must not wait for a request that is about to fail.
  const fetched = await Promise.allSettled(urls.map((url) => once(fetches, url, fetchFile)));
  const failed = fetched.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  await Promise.all(urls.filter(isStyles).map((url) => once(styles, url, addStyles)));
  try {
    return await importModule();
  } catch (error) {
    const [file = ''] = urls;
    // The browser fetched again instead of reading its cache, or the module itself threw a TypeError.
    if (!(error instanceof TypeError)) throw error;
    const isKept = urls.some((url) => suspects.has(url));
    for (const url of urls) {
      fetches.delete(url);
      suspects.add(url);
    }
    if (!isKept) throw error;
    // A refresh of a page whose server is away would lose the page.
    await isOutdated();
    throw new RefreshRequiredError(file, { cause: error });
  }
}
