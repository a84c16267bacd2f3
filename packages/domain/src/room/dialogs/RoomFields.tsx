import { roomNature } from '@anzhu/api/contract/room';
import { FormGrid, FormWide, useFormPart, type FormView } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { RoomTypePicker, type RoomTypeOption } from '../../roomType/index.ts';
import type { RoomDraft } from '../roomForm.ts';

export interface RoomFieldsProps {
  form: FormView<RoomDraft>;
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Why nature and type cannot be changed now. */
  fixedReason: string | undefined;
}

type Nature = 'normal' | 'isolation';

const natures = [
  { value: 'normal' as const, label: roomNature(false) },
  { value: 'isolation' as const, label: roomNature(true) },
];

/** The fields of a room. */
export function RoomFields({ form, roomTypes, fixedReason }: RoomFieldsProps) {
  const { field } = useFormPart(form);
  const isFixed = fixedReason !== undefined;
  const { value: isIsolation, onChange: setIsolation, ...nature } = field('isIsolation');
  return (
    <FormGrid columns={2}>
      <TextField label="房间号" isRequired maxLength={20} {...field('name')} />
      <NumberField label="楼层" isRequired min={-9} max={200} unit="楼" {...field('floor')} />
      <RoomTypePicker isRequired isDisabled={isFixed} roomTypes={roomTypes} {...field('type')} />
      <TextField label="朝向" maxLength={10} placeholder="朝南" {...field('direction')} />
      <FormWide>
        <SegmentedControl<Nature>
          {...nature}
          label="房间性质"
          options={natures}
          isDisabled={isFixed}
          description={fixedReason}
          value={isIsolation ? 'isolation' : 'normal'}
          onChange={(next) => setIsolation(next === 'isolation')}
        />
      </FormWide>
    </FormGrid>
  );
}
