import { useState } from 'react';
import { FieldsDialog } from './FieldsDialog.tsx';

export function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      {isOpen && <FieldsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
