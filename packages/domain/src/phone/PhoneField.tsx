import { maxPhoneLength } from '@anzhu/api/contract/phone';
import { IconButton } from '@anzhu/ui/Button';
import { Globe } from '@anzhu/ui/Icon';
import { TextField, type TextFieldProps } from '@anzhu/ui/TextField';
import { useState } from 'react';
import { isForeign, typedPhone } from './typedPhone.ts';

/** Digits of a mobile number. */
const mobileLength = 11;

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'maxLength' | 'suffix' | 'placeholder' | 'inputMode'
> {
  /** The phone as it is kept: 13800001234, +85291234567; '' for none. */
  value: string;
}

/**
 * The phone of a guest or of a person in isolation: a mobile number, or after 境外号码 a number of another
 * country or region with its code.
 *
 * Use it for people who may come from abroad. Do not use it for users, who have a mobile number (`TextField`
 * of type tel), nor for the phone of a hotel.
 *
 * What people write in numbers (spaces, hyphens, +86, full-width digits) is left out while it is typed or
 * pasted. A + that begins another code than +86 switches by itself.
 *
 * Keyboard: as any text input; Tab reaches 境外号码, Space presses it.
 */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  // Of a field without a number: one says by itself which it is.
  const [isForeignPressed, setForeignPressed] = useState(false);
  const takesForeign = isForeign(value) ?? isForeignPressed;
  const isEditable = !field.isDisabled && !field.isReadOnly;

  const toggle = (): void => {
    const digits = value.replace('+', '');
    setForeignPressed(!takesForeign);
    if (digits !== '') onChange(takesForeign ? digits : `+${digits}`);
  };

  return (
    <TextField
      width="phone"
      {...field}
      type="tel"
      value={value}
      maxLength={maxPhoneLength}
      placeholder={takesForeign ? '+852 9123 4567' : undefined}
      onChange={(text) => {
        const typed = typedPhone(text, takesForeign);
        const isTooLong = isForeign(typed) === false && typed.length > mobileLength;
        // Of a mobile number no more can be typed; what is pasted stays, to be corrected.
        if (isTooLong && typed.length === value.length + 1) return;
        if (typed === '') setForeignPressed(takesForeign);
        onChange(typed);
      }}
      suffix={
        isEditable && (
          <IconButton
            size="small"
            label="境外号码"
            aria-pressed={takesForeign}
            tone={takesForeign ? 'brand' : 'neutral'}
            icon={<Globe size={16} />}
            onPress={toggle}
          />
        )
      }
    />
  );
}
