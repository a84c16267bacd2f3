import { useCallback } from 'react';

/** A picture that is still on this machine. Its memory is given back when it is no longer shown. */
export function FilePicture({ file, className }: { file: File; className: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(file);
      if (image) image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" className={className} />;
}
