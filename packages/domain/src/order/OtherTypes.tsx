import { maxBookedRooms } from '@anzhu/api/contract/booking';
import type { Id } from '@anzhu/api/contract/codecs';
import { Button, IconButton } from '@anzhu/ui/Button';
import { FormGrid, type FormList } from '@anzhu/ui/Form';
import { Plus, Trash2 } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { NumberField } from '@anzhu/ui/NumberField';
import { Text } from '@anzhu/ui/Text';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';

/** A further room type of a group, as it is being filled in. */
export interface BookedType {
  roomType: Id | null;
  rooms: number | null;
}

export interface OtherTypesProps {
  list: FormList<BookedType>;
  /** Those that are not booked yet come first. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Called with all rows after a change. */
  onChange: (types: BookedType[]) => void;
}

/** The further room types of a group: a type and its rooms in each row. */
export function OtherTypes({ list, roomTypes, onChange }: OtherTypesProps) {
  const types = list.rows.map((row) => ({
    roomType: row.field('roomType').value,
    rooms: row.field('rooms').value,
  }));
  const changed = (place: number, part: Partial<BookedType>): void =>
    onChange(types.map((type, index) => (index === place ? { ...type, ...part } : type)));
  return (
    <Stack gap={3}>
      {list.rows.map((row) => {
        const [type, rooms] = [row.field('roomType'), row.field('rooms')];
        const name = `第 ${row.place + 2} 种`;
        return (
          <FormGrid key={row.key} columns={2}>
            <RoomTypePicker
              {...type}
              isRequired
              label={`${name}房型`}
              roomTypes={roomTypes}
              onChange={(roomType) => {
                type.onChange(roomType);
                changed(row.place, { roomType });
              }}
            />
            <Inline gap={2} align="center">
              <NumberField
                {...rooms}
                isRequired
                label={`${name}间数`}
                unit="间"
                min={1}
                max={maxBookedRooms}
                onChange={(next) => {
                  rooms.onChange(next);
                  changed(row.place, { rooms: next });
                }}
              />
              <IconButton
                label={`删除${name}房型`}
                icon={<Trash2 size={16} />}
                onPress={() => {
                  row.remove();
                  onChange(types.filter((_, index) => index !== row.place));
                }}
              />
            </Inline>
          </FormGrid>
        );
      })}
      {list.errorMessage !== undefined && (
        <Text as="p" size="small" tone="danger">
          {list.errorMessage}
        </Text>
      )}
      <div>
        <Button
          size="small"
          icon={<Plus size={16} />}
          onPress={() => {
            const added = { roomType: null, rooms: 1 };
            list.add(added);
            onChange([...types, added]);
          }}
        >
          添加房型
        </Button>
      </div>
    </Stack>
  );
}
