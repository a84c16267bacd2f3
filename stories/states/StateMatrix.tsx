import type { ReactNode } from 'react';
import { Grid, Stack } from '../../packages/ui/src/Layout/index.ts';
import { Text } from '../../packages/ui/src/Text/Text.tsx';

/** The props that put a field into a state. */
interface StateProps {
  isDisabled?: boolean;
  isReadOnly?: boolean;
  errorMessage?: string;
}

/** The states of a control. `emulateStates` shows those of pointer and focus. */
const states = {
  rest: {},
  hover: {},
  active: {},
  focus: {},
  disabled: { isDisabled: true },
  readOnly: { isReadOnly: true },
  invalid: { errorMessage: '请检查这一项' },
} satisfies Record<string, StateProps>;

export type ControlState = keyof typeof states;

const names = Object.keys(states) as ControlState[];

export interface StateMatrixProps {
  /** States that the control has not; they are left out. */
  without?: readonly ControlState[];
  /** The control in a state. */
  children: (props: StateProps, state: ControlState) => ReactNode;
}

/** A control in each of its states, named. */
export function StateMatrix({ without, children }: StateMatrixProps) {
  return (
    <Grid columns={4} gap={4}>
      {names
        .filter((state) => !without?.includes(state))
        .map((state) => (
          <Stack key={state} gap={2}>
            <Text size="note" tone="muted">
              {state}
            </Text>
            <div data-state={state}>{children(states[state], state)}</div>
          </Stack>
        ))}
    </Grid>
  );
}
