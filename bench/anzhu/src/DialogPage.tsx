import { lazyPart } from '@anzhu/ui/lazyPart';
import { useState } from 'react';

const dialog = lazyPart(() => import('./FieldsDialog.tsx').then((part) => part.FieldsDialog));

export function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onPointerEnter={dialog.preload} onClick={() => setOpen(true)}>
        打开
      </button>
      {isOpen && <dialog.Part onClose={() => setOpen(false)} />}
    </>
  );
}
