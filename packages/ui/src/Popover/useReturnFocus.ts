import { useEffect, useState, type RefObject } from 'react';
import { placeInRows, type PlaceInRows } from '../lib/placeInRows.ts';

/** What had the focus on the page before dialogs were opened, one over the other or one after the other. */
let onPage: { element: Element; panel: Element | null; place: PlaceInRows | null } | null = null;

/** The record beside the list, or the dialog, in which an element is. */
const panelOf = (element: Element | null): Element | null =>
  element?.closest('[data-docked], [role="dialog"]') ?? null;

const isOnPage = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.closest('[data-floating], [role="dialog"], [role="alertdialog"]') === null;

const isUnderModal = (): boolean =>
  document.querySelector(
    '[aria-modal="true"], [data-floating="dialog"], [data-floating="sheet"]',
  ) !== null;

/** What was below dialogs of which one has replaced another, or what has taken its place. */
const ownerOnPage = (): Element | undefined =>
  [onPage?.element, onPage?.panel].find((one) => one?.isConnected) ?? onPage?.place?.successor();

/**
 * Restores the focus to the element that had it before this component was mounted. React Aria does so too,
 * but one frame after the removal, when the page below may still be inert: as after a save, which closes a
 * dialog outside of any event. If another element has taken the focus, it stays there. In place of a control that is
 * gone its record takes it, or another control of its row; when the row is gone too, the same one of the row that follows.
 *
 * @param fallback for browsers that do not focus a button on a press
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>): void {
  const [{ before, panel }] = useState(() => {
    if (typeof document === 'undefined') return { before: null, panel: null };
    const { activeElement } = document;
    const own = panelOf(activeElement);
    if (isOnPage(activeElement)) {
      onPage = { element: activeElement, panel: own, place: placeInRows(activeElement) };
    }
    return { before: activeElement, panel: own };
  });

  useEffect(
    () => () => {
      // After all other effects are undone: then the page takes the focus again.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const opener = before === document.body ? fallback?.current : before;
        const own =
          [opener, panel].find((one) => one?.isConnected) ??
          (isUnderModal() ? undefined : ownerOnPage());
        if (own instanceof HTMLElement) own.focus();
      });
    },
    [before, panel, fallback],
  );
}
