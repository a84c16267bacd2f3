import { useCallback, useState } from 'react';

interface Loading {
  src: string;
  state: 'loading' | 'loaded' | 'failed';
  /** How often it was tried again. */
  attempt: number;
}

/** The load state of a picture; a new address starts again. */
export function useLoading(src: string) {
  const [known, setKnown] = useState<Loading>({ src, state: 'loading', attempt: 0 });
  const loading: Loading = known.src === src ? known : { src, state: 'loading', attempt: 0 };
  const { state, attempt } = loading;

  const settle = (next: Loading['state']): void => setKnown({ ...loading, state: next });
  const retry = (): void => setKnown({ src, state: 'loading', attempt: attempt + 1 });
  // A cached picture is complete before the load listener is attached.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) {
      setKnown((last) => (last.state === 'loaded' ? last : { ...last, state: 'loaded' }));
    }
  }, []);

  const image = {
    ref,
    src,
    onLoad: () => settle('loaded'),
    onError: () => settle('failed'),
  };
  return { state, key: `${src} ${attempt}`, image, retry };
}
