import { allScreens, isScreen } from '@anzhu/api/rules/screens';
import { FormWide } from '@anzhu/ui/Form';
import { Select, type SelectProps } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { useState } from 'react';

/** In place of a route: it is typed. No route has a space. */
const typed = 'other route';

const options = [
  ...allScreens.map(({ route, name }) => ({ value: route, label: name, description: route })),
  { value: typed, label: '其他路由', description: '供其他客户端使用' },
];

export interface RouteFieldProps extends Omit<
  SelectProps<string>,
  'value' | 'onChange' | 'options' | 'isSearchable' | 'isClearable'
> {
  /** '' for a group, which has no route. */
  value: string;
  onChange: (route: string) => void;
  /** Maximum number of characters of a route that is typed. */
  maxLength?: number | undefined;
}

/**
 * The route of a menu: one of the screens that exist, or another text for other clients, which is typed in a
 * second field. Without one the menu is a group.
 *
 * Keyboard: as `Select` with a search.
 */
export function RouteField({ value, onChange, maxLength, ...field }: RouteFieldProps) {
  const [isTyped, setTyped] = useState(value !== '' && !isScreen(value));
  const route = isTyped ? typed : value || null;
  return (
    <>
      <Select
        {...field}
        value={route}
        options={options}
        isSearchable
        isClearable
        placeholder="无（分组）"
        onChange={(next) => {
          setTyped(next === typed);
          onChange(next === typed ? '' : (next ?? ''));
        }}
        errorMessage={isTyped ? undefined : field.errorMessage}
      />
      {isTyped && (
        <FormWide>
          <TextField
            label="其他路由"
            description="不填为分组"
            maxLength={maxLength}
            value={value}
            onChange={onChange}
            errorMessage={field.errorMessage}
          />
        </FormWide>
      )}
    </>
  );
}
