import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { useOpenForm } from '../session/loss.ts';
import { optionalText, useUrlState } from '../url/useUrlState.ts';

/** Runs when the browser is idle; at once after the first paint without requestIdleCallback. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}

/** How each dialog of a screen is rendered for its record. */
type Dialogs<Records> = {
  [Name in keyof Records]: (record: Records[Name], close: () => void) => ReactNode;
};

/**
 * The dialogs of a screen, of which one is open at most: `open('edit', record)`, and `dialog` to render.
 * As long as one is open, a lost session keeps the screen.
 *
 * @param dialogs by name, for the record that each is opened for
 * @param preload fetches their code; called when the browser is idle. At module scope.
 */
export function useDialogs<Records extends Record<string, unknown>>(
  dialogs: Dialogs<Records>,
  preload?: () => void,
): {
  open: <Name extends keyof Records>(name: Name, record: Records[Name]) => void;
  dialog: ReactNode;
} {
  const [opened, setOpened] = useState<{ name: keyof Records; record: unknown } | null>(null);
  useOpenForm(opened !== null);
  useEffect(() => preload && whenIdle(preload), [preload]);

  const open = useCallback(
    (name: keyof Records, record: unknown) => setOpened({ name, record }),
    [],
  );
  const render = opened && (dialogs[opened.name] as Dialogs<Record<string, unknown>>[string]);
  return { open, dialog: render?.(opened?.record, () => setOpened(null)) };
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
