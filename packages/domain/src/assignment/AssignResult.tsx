import { personTypeLabel, type PersonType } from '@anzhu/api/contract/isolation';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { CircleCheck } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import { Text } from '@anzhu/ui/Text';
import { useEffect, useRef } from 'react';
import { done, entry, facts, rooms, room as roomStyle } from './AssignResult.css.ts';

/** A person who was assigned. */
interface AssignedPerson {
  /** Number of the document: no two people of an assignment share one. */
  idCard: string;
  name: string;
  type: PersonType;
  /** Null where the back end does not return it. */
  roomName: string | null;
}

/** What was assigned. */
export interface Assignment {
  hotelName: string;
  roomTypeName: string;
  checkInTime: string;
  checkOutTime: string;
  people: readonly AssignedPerson[];
}

export interface AssignResultProps {
  result: Assignment;
  /** 继续分配. */
  onContinue: () => void;
}

/**
 * The rooms that were assigned, to be read from a distance, with 继续分配 for the next people. It takes the
 * focus when it appears.
 *
 * Keyboard: Tab reaches 继续分配; Enter presses it.
 */
export function AssignResult({ result, onContinue }: AssignResultProps) {
  const { hotelName, roomTypeName, checkInTime, checkOutTime, people } = result;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);

  return (
    <div ref={box}>
      <Panel
        title="分配结果"
        footer={
          <Button tone="brand" variant="solid" onPress={onContinue}>
            继续分配
          </Button>
        }
      >
        <Stack gap={4}>
          <output className={done}>
            <CircleCheck size={20} />
            <Text isStrong>
              {people.length === 1
                ? `${people[0]?.name ?? ''}已分配房间`
                : `${people.length} 位已全部分配房间`}
            </Text>
          </output>
          <ul className={rooms} aria-label="分配的房间">
            {people.map(({ idCard, name, type, roomName }) => (
              <li key={idCard} className={entry}>
                <span className={roomStyle({ isOnly: people.length === 1 })}>
                  {roomName ?? nothing}
                </span>
                <span className={facts}>
                  <Text isStrong>{name}</Text>
                  <Text size="small" tone="muted">
                    {personTypeLabel[type]}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
          <DescriptionList
            items={[
              { label: '酒店', value: hotelName },
              { label: '房型', value: roomTypeName },
              { label: '入住时间', value: formatMinute(checkInTime) },
              { label: '预计解除时间', value: formatMinute(checkOutTime) },
            ]}
          />
        </Stack>
      </Panel>
    </div>
  );
}
