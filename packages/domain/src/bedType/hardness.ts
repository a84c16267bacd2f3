import { Hardness } from '@anzhu/api/contract/bedType';

/** How soft a bed is, in words. */
export const hardnessLabel: Record<Hardness, string> = {
  [Hardness.verySoft]: '非常软',
  [Hardness.fairlySoft]: '较软',
  [Hardness.medium]: '适中',
  [Hardness.fairlyHard]: '较硬',
  [Hardness.hard]: '非常硬',
};
