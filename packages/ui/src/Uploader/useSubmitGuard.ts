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
 * Refuses to submit the form that a field stands in, as long as `isBlocked`: its uploads are under way,
 * say. The form needs to know nothing: the event is stopped at the form itself, before anyone who
 * handles it. Answers whether submitting was tried, for the field to say why it was refused.
 *
 * @param onRefuse puts the focus into the field; called for the first field that refuses
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
