import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Which of several sheets of a page is printed, and how one is: it is on the page before the printer is asked. */
export function usePrinted<Name>(first: Name): [printed: Name, printThis: (name: Name) => void] {
  const [printed, setPrinted] = useState(first);
  return [
    printed,
    (name) => {
      flushSync(() => setPrinted(name));
      print();
    },
  ];
}
