import { useState } from 'react';

/** Whether a picture has come or failed. Its element needs the address as its key: a new one starts again. */
export function useLoading(src: string) {
  const [loadedSrc, setLoaded] = useState<string>();
  const [failedSrc, setFailed] = useState<string>();
  const image = {
    src,
    // A cached picture is complete before its load event: it is shown at once.
    ref: (element: HTMLImageElement | null): void => {
      if (element?.complete && element.naturalWidth > 0) setLoaded(src);
    },
    onLoad: (): void => setLoaded(src),
    onError: (): void => setFailed(src),
  };
  return {
    isLoaded: loadedSrc === src,
    isFailed: failedSrc === src,
    image,
    retry: () => setFailed(undefined),
  };
}
