import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** All fields that refuse now, so that the first of a form gets the focus. */
const refusing = new Set<Element>();

const isFirst = (field: Element, form: Element): boolean =>
  [...refusing].every(
    (other) =>
      !form.contains(other) ||
      (field.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) === 0,
  );

/**
 * Blocks the submit event of the surrounding form while `isBlocked`, for example during uploads. The event is
 * stopped at the form in the capture phase, before its handlers. @returns whether a submit was attempted, so
 * that the field can show why it was blocked
 *
 * @param onRefuse focuses the field; called for the first blocking field
 */
export function useSubmitGuard(
  field: RefObject<HTMLElement | null>,
  isBlocked: boolean,
  onRefuse: () => void,
): boolean {
  const [wasTried, setTried] = useState(false);
  const refuse = useEffectEvent((event: SubmitEvent, element: Element, form: Element): void => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (isFirst(element, form)) onRefuse();
  });

  useLayoutEffect(() => {
    const element = field.current;
    const form = element?.closest('form');
    if (!isBlocked || !element || !form) return undefined;
    const listen = (event: SubmitEvent): void => refuse(event, element, form);
    refusing.add(element);
    form.addEventListener('submit', listen, true);
    return () => {
      refusing.delete(element);
      form.removeEventListener('submit', listen, true);
      setTried(false);
    };
  }, [field, isBlocked]);

  return wasTried && isBlocked;
}
