import type { Id } from '@anzhu/api/contract/codecs';
import { Confirm } from '@anzhu/ui/Confirm';
import type { ReactNode } from 'react';

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
