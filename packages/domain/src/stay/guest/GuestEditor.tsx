import { maxGuests } from '@anzhu/api/contract/stay';
import { areMinorsAlone, minorsNote } from '@anzhu/api/rules/minors';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { FormGrid, type FormList } from '@anzhu/ui/Form';
import { UserPlus } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { useState, type ReactNode } from 'react';
import { WarningNote } from '../../kit/index.ts';
import { sentGuests, typedNumberErrors } from './checkGuests.ts';
import { GuestRow, guestAt } from './GuestRow.tsx';
import { blankGuest, isBlankGuest, type GuestFields } from './guests.ts';

export interface GuestEditorProps {
  list: FormList<GuestFields>;
  /** The most guests of the room; null while it is loading. */
  maxLoad: number | null;
  /** `yyyy-MM-dd` */
  today: string;
  /** Called after the number or the kind of a document has changed. */
  onDocumentChange?: (() => void) | undefined;
  /** Who a guest is, by a complete number: rendered below their fields. */
  knownGuest?: ((idcard: string) => ReactNode) | undefined;
}

/** Rows that a room may have. */
export const mostRows = (maxLoad: number | null): number =>
  Math.min(maxLoad ?? maxGuests, maxGuests);

/**
 * The guests of a stay, one row each, up to the most guests of the room. A row with something in it is only
 * taken away after a question.
 */
export function GuestEditor(props: GuestEditorProps) {
  const { list, maxLoad, today, onDocumentChange, knownGuest } = props;
  const { rows, errorMessage } = list;
  const [removing, setRemoving] = useState<{ name: string; remove: () => void } | null>(null);
  const guests = rows.map(guestAt);
  const [storedRows] = useState(() => guests.filter((guest) => !isBlankGuest(guest)).length);
  const typedErrors = typedNumberErrors(guests, today);
  const most = mostRows(maxLoad);
  const isGuardianAsked = areMinorsAlone(sentGuests(guests), today);

  return (
    <Stack gap={3}>
      {rows.map((row, index) => (
        <FormGrid key={row.key} columns={1}>
          <GuestRow
            row={row}
            numberError={typedErrors[index]}
            today={today}
            isPhoneRequired={!guests.some(({ number }, one) => one !== index && number !== '')}
            isGuardianAsked={isGuardianAsked}
            isFresh={row.key >= storedRows}
            onDocumentChange={onDocumentChange}
            knownGuest={knownGuest}
            onRemove={(guest) =>
              isBlankGuest(guest) ? row.remove() : setRemoving({ ...row, ...guest })
            }
          />
        </FormGrid>
      ))}
      <WarningNote warnings={isGuardianAsked ? [minorsNote] : []} />
      <Inline gap={3}>
        <Button
          icon={<UserPlus size={16} />}
          disabledReason={rows.length >= most ? `该房间最多入住 ${most} 人` : undefined}
          onPress={() => list.add(blankGuest)}
        >
          添加入住人
        </Button>
        <Text size="small" tone="muted">
          {rows.length}/{most} 人
        </Text>
        {errorMessage && (
          <Text size="small" tone="danger">
            {errorMessage}
          </Text>
        )}
      </Inline>
      {removing && (
        <Confirm
          isOpen
          tone="danger"
          title={`删除入住人「${removing.name.trim() || '未填姓名'}」？`}
          confirmLabel="删除"
          onConfirm={removing.remove}
          onClose={() => setRemoving(null)}
        >
          已填写的内容将不再保留。
        </Confirm>
      )}
    </Stack>
  );
}
