import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { useOpenForm } from '../session/loss.ts';
import { LazyDialog } from '@anzhu/ui/LazyBoundary';
import { optionalText, useUrlState } from '../url/useUrlState.ts';

/** How each dialog of a screen is rendered for its record. */
type Dialogs<Records> = {
  [Name in keyof Records]: (record: Records[Name], close: () => void) => ReactNode;
};

interface Opened {
  name: PropertyKey;
  record: unknown;
}

/**
 * The dialogs of a screen, of which one is open at most: `open('edit', record)`, and `dialog` to render.
 * As long as one is open, a lost session keeps the screen.
 *
 * @param dialogs by name, for the record that each is opened for
 */
export function useDialogs<Records extends Record<string, unknown>>(
  dialogs: Dialogs<Records>,
): {
  open: <Name extends keyof Records>(name: Name, record: Records[Name]) => void;
  dialog: ReactNode;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  useOpenForm(opened !== null);
  const noteFocus = useFocusReturn(opened !== null);

  const render =
    opened && (dialogs[opened.name as keyof Records] as Dialogs<Record<string, unknown>>[string]);
  const dialog = render && <LazyDialog onClose={close}>{render(opened?.record, close)}</LazyDialog>;
  return {
    open: useCallback(
      (name, record) => {
        noteFocus();
        setOpened({ name, record });
      },
      [noteFocus],
    ),
    dialog,
  };
}

/**
 * Gives the focus back to what had it before the first of several dialogs: each returns it to where it was opened
 * from, which is gone when that was another dialog.
 * @returns notes what has the focus; to be called before a dialog opens
 */
function useFocusReturn(isOpen: boolean): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = before;
    if (isOpen || !(current instanceof HTMLElement)) return undefined;
    before.current = null;
    // After the dialog, which gives it back itself where it can.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) current.focus();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return useCallback(() => {
    before.current ??= document.activeElement;
  }, []);
}

const urlSchema = z.object({ dialog: optionalText() });

/**
 * Opens what `?dialog=` of the URL names, once, and removes the key: the address of a screen with its dialog,
 * as `…/roomManage?dialog=add`. A name that is not offered, as to another role, is removed too.
 *
 * @param openers by name; null as long as what it needs is loading
 */
export function useDialogKey(openers: Readonly<Record<string, (() => void) | null>>): void {
  const [{ dialog: name }, setUrl] = useUrlState(urlSchema);
  const opener = name !== undefined && Object.hasOwn(openers, name) ? openers[name] : undefined;
  const due = opener === null ? undefined : name;
  const run = useEffectEvent(() => {
    opener?.();
    setUrl({ dialog: undefined }, { replace: true });
  });
  useEffect(() => {
    if (due !== undefined) run();
  }, [due]);
}
