import type { Id } from '@anzhu/api/contract/codecs';
import type { MenuEntry } from '@anzhu/api/contract/session';
import { readSessionEnd, writeSessionEnd, type SessionEnd } from '@anzhu/api/contract/sessionEnd';
import { useMemo, useSyncExternalStore } from 'react';

/** Who is signed in here: exactly what local storage keeps. */
export interface StoredSession {
  /** The whole Authorization header: `Bearer xxx`. */
  token: string;
  userId: Id;
  menuList: MenuEntry[];
}

/** In the order of clearing: the user id is gone when another window is notified that the token was removed. */
const keys = {
  userId: 'userId',
  menuId: 'menuId',
  menuList: 'menuList',
  post: 'post',
  sessionEnd: 'sessionEnd',
  notedEnd: 'notedEnd',
  token: 'token',
} as const;

const listeners = new Set<() => void>();
let cached: { raw: string; session: StoredSession | null } | null = null;

/** Reads the menu list; one that another program has broken counts as none. */
function parseMenu(text: string | null): MenuEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as MenuEntry[]) : [];
  } catch {
    return [];
  }
}

/** The session of this browser, or null. The same object as long as nothing changed. */
export function readSession(): StoredSession | null {
  const token = localStorage.getItem(keys.token) ?? '';
  const userId = localStorage.getItem(keys.userId) ?? '';
  const menu = localStorage.getItem(keys.menuList);
  const raw = `${token}\n${userId}\n${menu ?? ''}`;
  if (cached?.raw !== raw) {
    cached = {
      raw,
      session: token === '' || userId === '' ? null : { token, userId, menuList: parseMenu(menu) },
    };
  }
  return cached.session;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Keeps a new session. The chosen menu stays when the same user signs in again. */
export function storeSession(session: { token: string; userId: Id; menuList: MenuEntry[] }): void {
  const { userId } = session;
  if (localStorage.getItem(keys.userId) !== userId) localStorage.removeItem(keys.menuId);
  localStorage.setItem(keys.userId, userId);
  localStorage.setItem(keys.menuList, JSON.stringify(session.menuList));
  // A new menu of the same session leaves its end.
  if (localStorage.getItem(keys.token) !== session.token) localStorage.removeItem(keys.sessionEnd);
  localStorage.setItem(keys.token, session.token);
  notifyListeners();
}

/** Ends a lost session. The user id stays: a sign-in of the same user goes back to the same screen. */
export function dropToken(): void {
  localStorage.removeItem(keys.sessionEnd);
  localStorage.removeItem(keys.token);
  notifyListeners();
}

/** The user whose session was lost or is there; '' before the first sign-in and after signing out. */
export const lastUser = (): Id => localStorage.getItem(keys.userId) ?? '';

/** Clears the session and everything that belongs to it. */
export function clearSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  notifyListeners();
}

/** The menu chosen last, as the shell remembers it. */
export const rememberMenu = (id: Id): void => localStorage.setItem(keys.menuId, id);
export const rememberedMenu = (): string | null => localStorage.getItem(keys.menuId);

/** Role and hotel of the user, as JSON; null before they were read for the first time. */
export const rememberPost = (post: string): void => localStorage.setItem(keys.post, post);
export const rememberedPost = (): string | null => localStorage.getItem(keys.post);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Keeps when the session ends, for all windows. A back end that does not say it is never warned of. */
export function keepSessionEnd(end: SessionEnd): void {
  const text = writeSessionEnd(end);
  if (localStorage.getItem(keys.sessionEnd) === text) return;
  localStorage.setItem(keys.sessionEnd, text);
  notifyListeners();
}

/** Stops warning of the present end, in all windows. */
export function noteSessionEnd(): void {
  localStorage.setItem(keys.notedEnd, localStorage.getItem(keys.sessionEnd) ?? '');
  notifyListeners();
}

const sessionEndText = (): string | null => localStorage.getItem(keys.sessionEnd);
const isEndNoted = (): boolean => localStorage.getItem(keys.notedEnd) === sessionEndText();

/** When the session ends, live: a call of another window moves it here too. */
export function useSessionEnd(): { end: SessionEnd | null; isNoted: boolean } {
  const text = useSyncExternalStore(subscribe, sessionEndText);
  const isNoted = useSyncExternalStore(subscribe, isEndNoted);
  return { end: useMemo(() => readSessionEnd(text), [text]), isNoted };
}

/** The session, live: signing in or out in another window is seen here too. */
export const useSession = (): StoredSession | null => useSyncExternalStore(subscribe, readSession);
