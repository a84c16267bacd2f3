import { LazyDialog, lazy } from '@anzhu/ui/LazyBoundary';
import { useOpenForm } from '../session/loss.ts';
import { useRecordKey } from '../url/useRecordKey.ts';
import { checkInKey, type DialogKey, modifyKey, stayKey } from '../url/dialogKeys.ts';

const UrlFlow = lazy(() => import('../flows/UrlFlow.tsx'));

/** What the URL opens over any screen: the check-in of an order, its 修改预订, and what is done with the stay in a room. */
export const UrlDialogs = () => (
  <>
    <UrlDialog name={checkInKey} />
    <UrlDialog name={stayKey} />
    <UrlDialog name={modifyKey} />
  </>
);

function UrlDialog({ name }: { name: DialogKey }) {
  const { id, close } = useRecordKey(name);
  useOpenForm(id !== undefined);
  if (id === undefined) return null;
  return (
    <LazyDialog onClose={close}>
      <UrlFlow key={id} {...{ name, id }} onClose={close} />
    </LazyDialog>
  );
}
