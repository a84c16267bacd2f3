import { DocumentKind, documentKindLabel, Guest, Sex, sexLabel } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';

import { IconButton } from '@anzhu/ui/Button';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { Trash2 } from '@anzhu/ui/Icon';
import { PhoneField } from '../../phone/index.ts';
import { documentNumberLabel, guestErrorKey, type GuestErrors } from './checkGuests.ts';
import { place as placeStyle, placeNumber, placeWords, remove, row } from './GuestRow.css.ts';
import { isBlankGuest, type GuestDraft, type GuestFields } from './guests.ts';
import { blankGroup } from './nextStop.ts';

export interface GuestRowProps {
  guest: GuestDraft;
  /** 1 for the first guest. */
  place: number;
  errors: GuestErrors;
  /** Off where another guest has a phone. */
  isPhoneRequired: boolean;
  /** The keyboard goes to its name when it comes. */
  isFresh: boolean;
  onChange: (key: number, part: Partial<GuestFields>) => void;
  /** Called to remove the row. */
  onRemove: (guest: GuestDraft) => void;
}

const labels = labelsOf(Guest);

const sexes = [
  { value: Sex.male, label: sexLabel[Sex.male] },
  { value: Sex.female, label: sexLabel[Sex.female] },
];

const documentKinds = [
  { value: DocumentKind.residentId, label: documentKindLabel[DocumentKind.residentId] },
  { value: DocumentKind.other, label: documentKindLabel[DocumentKind.other] },
];

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** The fields of one guest. The sex follows from a resident ID by itself. */
export function GuestRow({
  guest,
  place,
  errors,
  isPhoneRequired,
  isFresh,
  onChange,
  onRemove,
}: GuestRowProps) {
  const { key, name, sex, documentKind, idcard, number } = guest;
  const isResident = documentKind === DocumentKind.residentId;
  const wrong = (field: keyof GuestFields): string | undefined => errors[guestErrorKey(key, field)];

  return (
    <fieldset
      className={row}
      aria-label={`第 ${place} 位入住人`}
      {...(place > 1 && isBlankGuest(guest) && { [blankGroup]: '' })}
    >
      <div className={placeStyle} aria-hidden="true">
        <span className={placeWords}>第 </span>
        <span className={placeNumber}>{place}</span>
        <span className={placeWords}> 位</span>
      </div>
      <TextField
        label={labels.name}
        isRequired
        maxLength={60}
        value={name}
        errorMessage={wrong('name')}
        onChange={(next) => onChange(key, { name: next })}
        {...(isFresh && { ref: takeFocus })}
      />
      <SegmentedControl<DocumentKind>
        label={labels.documentKind}
        options={documentKinds}
        value={documentKind}
        errorMessage={wrong('documentKind')}
        onChange={(next) => onChange(key, { documentKind: next })}
      />
      <TextField
        label={documentNumberLabel(documentKind)}
        isRequired
        maxLength={isResident ? 18 : 20}
        value={idcard}
        errorMessage={wrong('idcard')}
        onChange={(next) => onChange(key, { idcard: next })}
      />
      <SegmentedControl<Sex>
        label={labels.sex}
        isRequired
        options={sexes}
        value={sex}
        errorMessage={wrong('sex')}
        onChange={(next) => onChange(key, { sex: next })}
      />
      <PhoneField
        label={labels.number}
        isRequired={isPhoneRequired}
        value={number}
        errorMessage={wrong('number')}
        onChange={(next) => onChange(key, { number: next })}
      />
      <div className={remove}>
        <IconButton
          size="small"
          label={`删除第 ${place} 位入住人`}
          icon={<Trash2 size={16} />}
          onPress={() => onRemove(guest)}
        />
      </div>
    </fieldset>
  );
}
