import { isTable } from '@anzhu/api/rules/tableText';
import { Button } from '@anzhu/ui/Button';
import type { BoundField, FormErrors, FormList } from '@anzhu/ui/Form';
import { UserPlus } from '@anzhu/ui/Icon';
import { Inline } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { TextArea } from '@anzhu/ui/TextArea';
import { useState } from 'react';
import { WarningNote } from '../../kit/index.ts';
import { blankGuest } from '../guest/guests.ts';
import { GroupGuests, type GroupGuestsProps } from './GroupGuests.tsx';
import { type Capacity, distribute, type GroupGuest } from './groupDraft.ts';
import { readGuests } from './readGuests.ts';

interface GuestListProps extends Pick<GroupGuestsProps, 'today' | 'isExpected'> {
  list: FormList<GroupGuest>;
  /** Those of the list. */
  guests: readonly GroupGuest[];
  /** The text of the paste field. */
  pasted: BoundField<string>;
  rooms: readonly Capacity[];
  roomOptions: GroupGuestsProps['rooms'];
  /** What is wrong with the guests, by path: `guests.1.idcard`. */
  errors: FormErrors;
  /** Called with all guests once those of the text are among them. */
  onTake: (guests: readonly GroupGuest[]) => void;
}

/** The guests of several rooms: pasted as a list, put into the rooms in their order, and corrected in place. */
export function GuestList({
  list,
  guests,
  pasted,
  rooms,
  roomOptions,
  errors,
  onTake,
  ...shared
}: GuestListProps) {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const faulty = new Set(
    Object.keys(errors).flatMap((path) => /^guests\.(\d+)\./.exec(path)?.[1] ?? []),
  ).size;
  const take = (text: string): void => {
    const { guests: read, notes: unread } = readGuests(text);
    setNotes(unread);
    onTake([...guests, ...distribute(read, guests, rooms)]);
  };
  return (
    <>
      <TextArea
        {...pasted}
        label="粘贴名单"
        description="从表格或聊天记录复制后粘贴到这里，每行一位：姓名、证件号码、手机号；可带表头，如国籍、出生日期"
        onChange={(text) => (isTable(text) ? take(text) : pasted.onChange(text))}
      />
      <WarningNote warnings={notes} />
      <Inline gap={3} justify="between">
        <output>
          <Text size="small" tone={faulty > 0 ? 'danger' : 'muted'}>
            {list.rows.length > 0 &&
              `共 ${list.rows.length} 位${faulty > 0 ? `，${faulty} 位有误` : ''}`}
          </Text>
        </output>
        <Inline gap={2}>
          <Button
            icon={<UserPlus size={16} />}
            onPress={() => {
              for (const guest of distribute([blankGuest], guests, rooms)) list.add(guest);
            }}
          >
            添加入住人
          </Button>
          <Button
            disabledReason={pasted.value.trim() === '' ? '请先粘贴或输入名单' : undefined}
            onPress={() => take(pasted.value)}
          >
            加入名单
          </Button>
        </Inline>
      </Inline>
      {list.rows.length > 0 && (
        <GroupGuests rows={list.rows} rooms={roomOptions} {...{ errors }} {...shared} />
      )}
    </>
  );
}
