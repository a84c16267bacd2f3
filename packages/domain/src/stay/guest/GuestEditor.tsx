import { maxGuests } from '@anzhu/api/contract/stay';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { UserPlus } from '@anzhu/ui/Icon';
import { useState } from 'react';
import { typedGuestErrors, type GuestErrors } from './checkGuests.ts';
import { GuestRow, type GuestRowProps } from './GuestRow.tsx';
import { addGuest, isBlankGuest, removeGuest, type GuestDraft, type GuestList } from './guests.ts';

export interface GuestEditorProps extends Pick<GuestRowProps, 'onChange'> {
  list: GuestList;
  errors: GuestErrors;
  /** The most guests of the room; null while it is loading. */
  maxLoad: number | null;
  /** Rows were added or taken away. */
  onList: (list: GuestList) => void;
}

/** Rows that a room may have. */
export const mostRows = (maxLoad: number | null): number =>
  Math.min(maxLoad ?? maxGuests, maxGuests);

/**
 * The guests of a stay, one row each, up to the most guests of the room. A row with something in it is only
 * taken away after a question.
 */
export function GuestEditor({ list, errors, maxLoad, onChange, onList }: GuestEditorProps) {
  const [removing, setRemoving] = useState<GuestDraft | null>(null);
  const most = mostRows(maxLoad);
  const isFull = list.guests.length >= most;
  const shown = { ...errors, ...typedGuestErrors(list.guests) };

  const remove = (guest: GuestDraft): void => {
    if (isBlankGuest(guest)) onList(removeGuest(list, guest.key));
    else setRemoving(guest);
  };

  return (
    <Stack gap={3}>
      {list.guests.map((guest, place) => (
        <FormGrid key={guest.key} columns={1}>
          <GuestRow
            guest={guest}
            place={place + 1}
            errors={shown}
            isPhoneRequired={
              !list.guests.some(({ key, number }) => key !== guest.key && number !== '')
            }
            isFresh={guest.key === list.freshKey}
            onChange={onChange}
            onRemove={remove}
          />
        </FormGrid>
      ))}
      <Inline gap={3}>
        <Button
          icon={<UserPlus size={16} />}
          disabledReason={isFull ? `该房间最多入住 ${most} 人` : undefined}
          onPress={() => onList(addGuest(list))}
        >
          添加入住人
        </Button>
        <Text size="small" tone="muted">
          {list.guests.length}/{most} 人
        </Text>
        {shown[''] && list.guests.length === 0 && (
          <Text size="small" tone="danger">
            {shown['']}
          </Text>
        )}
      </Inline>
      {removing && (
        <Confirm
          isOpen
          tone="danger"
          title={`删除入住人「${removing.name.trim() || '未填姓名'}」？`}
          confirmLabel="删除"
          onConfirm={() => onList(removeGuest(list, removing.key))}
          onClose={() => setRemoving(null)}
        >
          已填写的内容将不再保留。
        </Confirm>
      )}
    </Stack>
  );
}
