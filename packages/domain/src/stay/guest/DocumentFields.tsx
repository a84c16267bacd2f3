import {
  areAskedRequired,
  askedFields,
  type AskedField,
  nationalityOf,
} from '@anzhu/api/contract/document';
import { Guest } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { nationalities } from '@anzhu/api/rules/nationalities';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import type { BoundField } from '@anzhu/ui/Form';
import { Picker } from '@anzhu/ui/Picker';
import { TextField } from '@anzhu/ui/TextField';
import { PhoneField } from '../../phone/index.ts';
import { documentFields } from './GuestRow.css.ts';
import type { GuestFields } from './guests.ts';

export interface DocumentFieldsProps {
  /** What the fields are of. */
  row: { field: (name: AskedField) => BoundField<string> };
  guest: GuestFields;
  /** `yyyy-MM-dd` */
  today: string;
  /** Nothing must be there: it is not registered yet. @default false */
  isOptional?: boolean;
}

const labels = labelsOf(Guest);

export interface GuardianFieldsProps {
  field: (name: 'guardianName' | 'guardianPhone' | 'guardianRelation') => BoundField<string>;
}

/** Who is responsible for a minor; nothing of it must be there. */
export const GuardianFields = ({ field }: GuardianFieldsProps) => (
  <div className={documentFields}>
    <TextField {...field('guardianName')} label={labels.guardianName} maxLength={60} />
    <PhoneField {...field('guardianPhone')} label={labels.guardianPhone} />
    <TextField
      {...field('guardianRelation')}
      label={labels.guardianRelation}
      placeholder="父亲、母亲"
      maxLength={20}
    />
  </div>
);

/** Births and entries lie behind. */
const isPast = (name: AskedField): boolean => name === 'birthDate' || name === 'entryDate';

/**
 * What a document is registered with beside its number: nationality and birth, of foreigners who visit also their entry
 * and how long they may stay. Nothing of a resident ID.
 */
export function DocumentFields({ row, guest, today, isOptional = false }: DocumentFieldsProps) {
  const asked = askedFields(guest);
  if (asked.length === 0) return null;
  const isRequired = !isOptional && areAskedRequired(guest.documentKind);
  return (
    <div className={documentFields}>
      {asked.map((name) => {
        const field = { ...row.field(name), label: labels[name], isRequired };
        return name === 'nationality' ? (
          <Picker
            key={name}
            {...field}
            options={nationalities}
            value={nationalityOf(guest) || null}
            isClearable={!isRequired}
            onChange={(code) => field.onChange(code ?? '')}
          />
        ) : (
          <DateTimeField
            key={name}
            {...field}
            today={today}
            hasTime={false}
            value={field.value && `${field.value} 00:00:00`}
            onChange={(moment) => field.onChange(moment.slice(0, 10))}
            {...(isPast(name) && {
              max: `${today} 23:59:59`,
              maxReason: `${labels[name]}晚于今天`,
            })}
          />
        );
      })}
    </div>
  );
}
