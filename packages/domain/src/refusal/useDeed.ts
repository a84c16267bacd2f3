import { useState } from 'react';
import { refusalOf, type Refusal } from './refusal.ts';

/** Something that a dialog does: whether it runs, and why it was refused last. */
export interface Deed {
  isPending: boolean;
  refusal: Refusal | null;
  /** Runs it; false when it was refused. It never throws. */
  run: (deed: () => void | Promise<unknown>) => Promise<boolean>;
  /** Takes the refusal away, as after 刷新. */
  forget: () => void;
}

/** For the one deed of a dialog: its pending and refused states. What was typed stays with the dialog. */
export function useDeed(): Deed {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const run: Deed['run'] = async (deed) => {
    setPending(true);
    setRefusal(null);
    try {
      await deed();
      return true;
    } catch (error) {
      setRefusal(refusalOf(error));
      return false;
    } finally {
      setPending(false);
    }
  };

  return { isPending, refusal, run, forget: () => setRefusal(null) };
}
