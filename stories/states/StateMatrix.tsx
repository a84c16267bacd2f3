import type { ReactNode } from 'react';
import { byName, Matrix } from '../kit/Matrix.tsx';
import { emulate } from './emulateStates.ts';

/** The props that put a field into a state. */
interface StateProps {
  isDisabled?: boolean;
  isReadOnly?: boolean;
  errorMessage?: string;
}

/** The states of a control. Those of pointer and keyboard are emulated, on the control itself. */
const states = {
  default: {},
  hover: {},
  focus: {},
  pressed: {},
  disabled: { isDisabled: true },
  error: { errorMessage: '请检查这一项' },
  'read-only': { isReadOnly: true },
} satisfies Record<string, StateProps>;

type ControlState = keyof typeof states;

const names = Object.keys(states) as ControlState[];

export interface StateMatrixProps {
  /** States that the controls have not; they are left out. */
  without?: readonly ControlState[];
  /** The controls by their names, as functions of the props of a state. */
  controls: Readonly<Record<string, (props: StateProps) => ReactNode>>;
  /** For controls wider than a seventh of the window: states below each other. @default false */
  isWide?: boolean;
}

/** Controls in each of their states, those of one control in one row. */
export function StateMatrix({ without, controls, isWide = false }: StateMatrixProps) {
  const shown = byName(names.filter((state) => !without?.includes(state)));
  const show = (control: (props: StateProps) => ReactNode, state: ControlState) => (
    <div ref={(cell) => emulate(cell, state)}>{control(states[state])}</div>
  );
  if (isWide) {
    return (
      <Matrix label="state" rows={shown} columns={controls}>
        {(state, control) => show(control, state)}
      </Matrix>
    );
  }
  return (
    <Matrix label="state" rows={controls} columns={shown} isFilling>
      {show}
    </Matrix>
  );
}
