import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { RoomTypePicker, type RoomTypeOption } from '../../roomType/index.ts';
import type { RoomDraft } from '../roomForm.ts';
import { roomNature } from '../status.ts';

export interface RoomFieldsProps {
  draft: RoomDraft;
  /** What is wrong with each field, by its name. */
  errors: Readonly<Record<string, string>>;
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Why nature and type cannot be changed now. */
  fixedReason: string | undefined;
  onChange: (part: Partial<RoomDraft>) => void;
}

type Nature = 'normal' | 'isolation';

const natures = [
  { value: 'normal' as const, label: roomNature(false) },
  { value: 'isolation' as const, label: roomNature(true) },
];

/** The fields of a room. */
export function RoomFields({ draft, errors, roomTypes, fixedReason, onChange }: RoomFieldsProps) {
  const isFixed = fixedReason !== undefined;
  return (
    <FormGrid columns={2}>
      <TextField
        label="房间号"
        isRequired
        maxLength={20}
        value={draft.name}
        errorMessage={errors['name']}
        onChange={(name) => onChange({ name })}
      />
      <NumberField
        label="楼层"
        isRequired
        min={-9}
        max={200}
        unit="楼"
        value={draft.floor}
        errorMessage={errors['floor']}
        onChange={(floor) => onChange({ floor })}
      />
      <RoomTypePicker
        isRequired
        isDisabled={isFixed}
        roomTypes={roomTypes}
        value={draft.type}
        errorMessage={errors['type']}
        onChange={(type) => onChange({ type })}
      />
      <TextField
        label="朝向"
        maxLength={10}
        placeholder="朝南"
        value={draft.direction}
        errorMessage={errors['direction']}
        onChange={(direction) => onChange({ direction })}
      />
      <FormWide>
        <SegmentedControl<Nature>
          label="房间性质"
          options={natures}
          isDisabled={isFixed}
          description={fixedReason}
          value={draft.isIsolation ? 'isolation' : 'normal'}
          errorMessage={errors['isIsolation']}
          onChange={(nature) => onChange({ isIsolation: nature === 'isolation' })}
        />
      </FormWide>
    </FormGrid>
  );
}
