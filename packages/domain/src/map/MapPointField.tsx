import { Field, type FieldProps } from '@anzhu/ui/Field';
import { LazyBoundary, lazy } from '@anzhu/ui/LazyBoundary';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { type ReactNode } from 'react';
import { frame, group, message } from './MapPointField.css.ts';
import type { Coordinates } from './provinceView.ts';

const ProvinceMap = lazy(() =>
  import('./ProvinceMap.tsx').then((part) => ({ default: part.ProvinceMap })),
);

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
 * A press on the map moves the point there; it is also dragged.
 *
 * Keyboard: Enter on 标注位置 puts the point into the middle; arrows move it, with Shift by ten steps.
 */
export function MapPointField({ province, value, onChange, ...field }: MapPointFieldProps) {
  const isFixed = Boolean(field.isDisabled || field.isReadOnly);
  return (
    <Field {...field} isGroup>
      {({ id }, { labelId }) => (
        <fieldset id={id} aria-labelledby={labelId} className={group}>
          {province === '' ? (
            <Hint>选择省份后，可在地图上标注位置</Hint>
          ) : (
            <LazyBoundary
              pending={
                <Hint>
                  <Skeleton width="100%" height={240} />
                </Hint>
              }
              failed={(retry) => (
                <Hint>
                  <ErrorState
                    isCompact
                    message="地图未能加载，请检查网络后重试。"
                    onRetry={retry}
                  />
                </Hint>
              )}
            >
              <ProvinceMap {...{ province, value, onChange, isFixed }} />
            </LazyBoundary>
          )}
        </fieldset>
      )}
    </Field>
  );
}

/** What is shown in place of the map. */
const Hint = ({ children }: { children: ReactNode }) => (
  <div className={frame}>
    <div className={message}>{children}</div>
  </div>
);
