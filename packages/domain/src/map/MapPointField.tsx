import { Field, type FieldProps } from '@anzhu/ui/Field';
import { createLoader, useLoaded } from '@anzhu/ui/lazyPart';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { frame, group, message } from './MapPointField.css.ts';
import type { Coordinates } from './provinceView.ts';

const map = createLoader(() => import('./ProvinceMap.tsx').then((part) => part.ProvinceMap));

export interface MapPointFieldProps extends Omit<
  FieldProps,
  'name' | 'isRequired' | 'description'
> {
  /** The province that is drawn, with or without 省; '' when none has been chosen yet. */
  province: string;
  /** Where the point is; null when there is none. */
  value: Coordinates | null;
  /** Called with longitude and latitude, in degrees, when the point was moved. */
  onChange: (value: Coordinates) => void;
}

/**
 * A place within a province, as a point on an offline map. The map is loaded late. A place outside of the
 * province is a warning, no error: borders are simplified.
 *
 * Keyboard: Enter on 标注位置 puts the point into the middle; arrows move it, with Shift by ten steps.
 */
export function MapPointField({ province, value, onChange, ...field }: MapPointFieldProps) {
  const isFixed = Boolean(field.isDisabled || field.isReadOnly);
  const { value: ProvinceMap, error, retry } = useLoaded(map, province !== '');
  return (
    <Field {...field} isGroup>
      {({ id }, { labelId }) => (
        <fieldset id={id} aria-labelledby={labelId} className={group}>
          {ProvinceMap && province !== '' ? (
            <ProvinceMap {...{ province, value, onChange, isFixed }} />
          ) : (
            <div className={frame}>
              <div className={message}>
                {province === '' && '选择省份后，可在地图上标注位置'}
                {province !== '' && error === undefined && <Skeleton width="100%" height={240} />}
                {province !== '' && error !== undefined && (
                  <ErrorState
                    isCompact
                    message="地图未能加载，请检查网络后重试。"
                    onRetry={retry}
                  />
                )}
              </div>
            </div>
          )}
        </fieldset>
      )}
    </Field>
  );
}
