import {
  isMachineReadable,
  type ReadDocument,
  readMachineReadable,
} from '@anzhu/api/rules/machineReadable';
import { useState } from 'react';

/** The fields that machine-readable lines are pasted into. */
type LinesField = 'name' | 'idcard';

const notLoaded = '机读码未能读取，请检查网络后重新粘贴';

/**
 * Reads machine-readable lines that are pasted into the name or the number of a document; anything else is put as it is.
 * @param fill takes what they say
 * @param today `yyyy-MM-dd`
 */
export function useMachineReadable(fill: (read: ReadDocument) => void, today: string) {
  const [fault, setFault] = useState<{ field: LinesField; message: string } | null>(null);
  return {
    /** Takes what a field holds now; `held` is what it held before the paste. */
    take: (field: LinesField, text: string, held: string, put: (text: string) => void): void => {
      setFault(null);
      const pasted = held !== '' && text.startsWith(held) ? text.slice(held.length) : text;
      if (!isMachineReadable(pasted)) {
        put(text);
        return;
      }
      void readMachineReadable(pasted, today).then(
        (read) => ('fault' in read ? setFault({ field, message: read.fault }) : fill(read)),
        () => setFault({ field, message: notLoaded }),
      );
    },
    faultOf: (field: LinesField): string | undefined =>
      fault?.field === field ? fault.message : undefined,
  };
}
