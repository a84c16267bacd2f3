import type { Contract } from '../contract/index.ts';
import type { ExamplesOf } from './example.ts';
import * as groups from './modules.ts';

type Groups = typeof groups;
type CallsIn<Group> = Group extends unknown ? keyof Group & keyof Contract : never;

/** Examples of every call; a missing one is a compile error. */
export const examples: ExamplesOf<keyof Contract> = Object.assign(
  {},
  ...Object.values(groups),
) as ExamplesOf<CallsIn<Groups[keyof Groups]>>;
