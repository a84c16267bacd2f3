import { useEffect, useReducer, useState } from 'react';
import { createFetcher } from '../late/index.ts';

const editor = createFetcher(() => import('./Editor.tsx').then((part) => part.Editor));

/** The editor, once it has been fetched; fetching starts as soon as it is needed. */
export function useEditorPart(isNeeded: boolean) {
  const [isFailed, setFailed] = useState(false);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const Editor = isNeeded ? editor.current() : undefined;
  const isMissing = isNeeded && Editor === undefined;

  useEffect(() => {
    let isWaiting = isMissing && !isFailed;
    if (isWaiting) {
      void editor.bring().then(() => {
        if (!isWaiting) return;
        if (editor.current() === undefined) setFailed(true);
        else showAgain();
      });
    }
    return () => {
      isWaiting = false;
    };
  }, [isMissing, isFailed]);

  return { Editor, isFailed, retry: () => setFailed(false) };
}
