import type { Id } from '@anzhu/api/contract/codecs';
import { Button, IconButton } from '@anzhu/ui/Button';
import { FormGrid, type FormList } from '@anzhu/ui/Form';
import { Plus, Trash2 } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { NumberField } from '@anzhu/ui/NumberField';
import { Text } from '@anzhu/ui/Text';
import { useEffect, useRef } from 'react';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';

/** The agreed price of a room type, as it is being filled in. */
export interface AgreedPrice {
  roomType: Id | null;
  price: number | null;
}

export interface AgreedPricesProps {
  list: FormList<AgreedPrice>;
  /** Those of the company's hotel; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
}

/** The prices of room types that a company has agreed: a type and its price a night in each row. */
export function AgreedPrices({ list, roomTypes }: AgreedPricesProps) {
  const chosen = new Set(list.rows.map((row) => row.field('roomType').value));
  const rows = useRef<HTMLDivElement>(null);
  const { length } = list.rows;
  const shown = useRef(length);
  useEffect(() => {
    // What was added is below the fold of a phone: the focus brings it into sight.
    const isAdded = length > shown.current;
    const types = rows.current?.querySelectorAll<HTMLElement>('[role="combobox"]');
    if (isAdded) types?.[types.length - 1]?.focus();
    shown.current = length;
  }, [length]);
  return (
    <div ref={rows}>
      <Stack gap={3}>
        {list.rows.map((row) => {
          const [type, price] = [row.field('roomType'), row.field('price')];
          const name = `第 ${row.place + 1} 种`;
          const offered = roomTypes?.filter(({ id }) => id === type.value || !chosen.has(id));
          return (
            <FormGrid key={row.key} columns={2}>
              <RoomTypePicker {...type} isRequired label={`${name}房型`} roomTypes={offered} />
              <Inline gap={2} align="center">
                <NumberField
                  {...price}
                  isRequired
                  isTrimmed
                  decimals={2}
                  label={`${name}协议价`}
                  unit="元/晚"
                />
                <IconButton
                  label={`删除${name}协议价`}
                  icon={<Trash2 size={16} />}
                  onPress={row.remove}
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
            isDisabled={roomTypes?.every(({ id }) => chosen.has(id))}
            onPress={() => list.add({ roomType: null, price: null })}
          >
            添加房型协议价
          </Button>
        </div>
      </Stack>
    </div>
  );
}
