import { useCallback, useState } from 'react';

/** How far a picture is. */
export type LoadState = 'loading' | 'loaded' | 'failed';

interface Loading {
  src: string;
  state: LoadState;
  /** How often it was tried again. */
  attempt: number;
}

/** The load state of a picture; a new address starts again. */
export function useLoading(src: string) {
  const [known, setKnown] = useState<Loading>({ src, state: 'loading', attempt: 0 });
  const loading: Loading = known.src === src ? known : { src, state: 'loading', attempt: 0 };
  const { state, attempt } = loading;

  const settle = (next: LoadState): void => setKnown({ ...loading, state: next });
  const retry = (): void => setKnown({ src, state: 'loading', attempt: attempt + 1 });
  // A cached picture is complete before the load listener is attached.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) {
      setKnown((last) => (last.state === 'loaded' ? last : { ...last, state: 'loaded' }));
    }
  }, []);

  const image = {
    key: `${src} ${attempt}`,
    ref,
    src,
    onLoad: () => settle('loaded'),
    onError: () => settle('failed'),
  };
  return { state, image, retry };
}
