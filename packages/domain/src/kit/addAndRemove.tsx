import { lazy } from '@anzhu/ui/LazyBoundary';
import type { Id } from '@anzhu/api/contract/codecs';
import { Button } from '@anzhu/ui/Button';
import { Plus } from '@anzhu/ui/Icon';
import { forwardRef, type ReactNode } from 'react';

const Confirm = lazy(() => import('@anzhu/ui/Confirm').then((part) => ({ default: part.Confirm })));

/** 新增, or its own words, in the toolbar of a list. */
export const AddButton = forwardRef<
  HTMLButtonElement,
  { label?: string | undefined; onPress: () => void }
>(function AddButton({ label = '新增', onPress }, ref) {
  return (
    <Button ref={ref} icon={<Plus aria-hidden size={16} />} onPress={onPress}>
      {label}
    </Button>
  );
});

/**
 * The confirmation of a deletion, for `useDialogs`: 删除{kind}「{name}」？ 删除后无法恢复。 A refusal is
 * shown in it.
 */
export const removeDialog =
  <Row extends { id: Id }>(
    kind: string,
    nameOf: (row: Row) => string,
    remove: (input: { id: Id }) => Promise<unknown>,
  ) =>
  (row: Row, close: () => void): ReactNode => (
    <Confirm
      isOpen
      deleteTarget={{ kind, name: nameOf(row) }}
      onConfirm={async () => void (await remove({ id: row.id }))}
      onClose={close}
    />
  );
