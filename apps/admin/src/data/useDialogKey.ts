import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { optionalText, useUrlState } from '../url/useUrlState.ts';

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
