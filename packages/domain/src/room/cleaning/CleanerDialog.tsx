import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { assignCleaner } from '@anzhu/api/contract/housekeeping';
import type { Room } from '@anzhu/api/contract/room';
import { Button } from '@anzhu/ui/Button';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, SaveDialog } from '../../kit/index.ts';

export interface CleanerDialogProps {
  room: Room;
  /** The rooms of the hotel: those of its floor may be assigned with it, and their cleaners are offered. */
  rooms: readonly Room[];
  /** Sends it. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof assignCleaner>) => unknown;
  /** Called after saving, and on 取消, × and Esc. */
  onClose: () => void;
}

interface CleanerDraft {
  cleaner: string;
  ids: Id[];
}

const cleanerForm = contractForm(assignCleaner, (draft: CleanerDraft) => ({ ...draft }));

/** The names of the cleaners of rooms, each once. */
export const cleanersOf = (rooms: readonly Room[]): string[] =>
  [...new Set(rooms.flatMap(({ cleaner }) => cleaner ?? []))].toSorted((one, other) =>
    one.localeCompare(other, 'zh'),
  );

/**
 * 安排打扫员: who cleans a room, or all rooms of its floor, until another is named. Rendered means open.
 *
 * Keyboard: the name is typed, or one that is known chosen; Enter saves; Esc closes.
 */
export function CleanerDialog({ room, rooms, onSave, onClose }: CleanerDialogProps) {
  const floor = rooms.filter((one) => one.floor === room.floor).map(({ id }) => id);
  return (
    <SaveDialog
      title={`安排打扫员 · ${room.name}`}
      form={cleanerForm}
      defaultValues={{ cleaner: room.cleaner ?? '', ids: [room.id] }}
      onSave={onSave}
      onClose={onClose}
    >
      {({ field, set }) => {
        const ids = field('ids').value;
        return (
          <FormGrid columns={1}>
            <TextField {...field('cleaner')} placeholder="姓名，留空为不安排" />
            <Inline gap={2}>
              {cleanersOf(rooms).map((name) => (
                <Button key={name} size="small" onPress={() => set({ cleaner: name })}>
                  {name}
                </Button>
              ))}
            </Inline>
            {floor.length > 1 && (
              <SegmentedControl
                label="范围"
                value={ids.length > 1 ? 'floor' : 'room'}
                onChange={(scope) => set({ ids: scope === 'floor' ? floor : [room.id] })}
                options={[
                  { value: 'room', label: `${room.name} 一间` },
                  { value: 'floor', label: `${room.floor} 楼 ${floor.length} 间` },
                ]}
              />
            )}
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
