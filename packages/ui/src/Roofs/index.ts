export { Roofs } from './Roofs.tsx';
// One by one: who shows one drawing names no other.
export { default as bridge } from './bridge.svg?no-inline';
export { default as closedGate } from './closedGate.svg?no-inline';
export { default as courtyard } from './courtyard.svg?no-inline';
export { default as ridgeBeam } from './ridgeBeam.svg?no-inline';
export { default as street } from './street.svg?no-inline';
