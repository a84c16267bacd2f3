/** Where the file that the last automatic refresh was for is kept, for the tab. */
const storageKey = 'anzhu.refreshedFor';

/**
 * A file of the app can no longer be loaded by this page: a newer version has replaced it, or the browser
 * keeps it as failed. Only a refresh helps.
 */
export class RefreshRequiredError extends Error {
  /** The file's URL. */
  readonly file: string;

  constructor(file: string, options?: ErrorOptions) {
    super(`refresh the page to load ${file}`, options);
    this.name = 'RefreshRequiredError';
    this.file = file;
  }
}

/** Drafts by the name of their form. */
export type Drafts = Record<string, unknown>;

/** Where drafts are kept while the page reloads. */
export const draftsKey = 'anzhu.drafts';

/** Adds the draft of one form, if it has changes, to those that are saved. */
type AddDraft = (drafts: Drafts) => void;

const openForms = new Set<AddDraft>();
let isRefreshing = false;

/**
 * Registers a form for the next `refreshPage`.
 *
 * @returns a function that ends the registration.
 */
export function registerForm(addDraft: AddDraft): () => void {
  openForms.add(addDraft);
  return () => openForms.delete(addDraft);
}

/** A password is never written to a storage. */
const withoutPasswords = (key: string, value: unknown): unknown =>
  /password/i.test(key) ? undefined : value;

/** @returns false when the browser has no storage for them. */
function saveDrafts(): boolean {
  const drafts: Drafts = {};
  for (const addDraft of openForms) addDraft(drafts);
  try {
    sessionStorage.setItem(draftsKey, JSON.stringify(drafts, withoutPasswords));
    return true;
  } catch {
    return false;
  }
}

/** Removes saved drafts: they belong to the session that ends. */
export const discardDrafts = (): void => sessionStorage.removeItem(draftsKey);

/** True from the moment a refresh has saved the drafts: leaving the page loses nothing. */
export const isRefreshUnderWay = (): boolean => isRefreshing;

/** Reloads the page at its URL. Drafts of open forms are saved first, and restored when the form opens again. */
export function refreshPage(): void {
  isRefreshing = saveDrafts();
  window.location.reload();
}

/** An open dialog would be closed by a refresh: that is left to its user. */
const hasOpenDialog = (): boolean =>
  document.querySelector('[data-floating="dialog"], [data-floating="sheet"]') !== null;

/**
 * Refreshes the page if the error requires it and no dialog is open, once for each file: a file that is
 * still missing afterwards is reported as any failure, so that there is no loop.
 */
export function refreshIfRequired(error: unknown): void {
  if (!(error instanceof RefreshRequiredError) || hasOpenDialog()) return;
  if (sessionStorage.getItem(storageKey) === error.file) return;
  sessionStorage.setItem(storageKey, error.file);
  refreshPage();
}
