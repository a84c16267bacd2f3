import type { Endpoint } from './endpoint.ts';
import * as modules from './modules.ts';

type Modules = typeof modules;

/** Every call of the system by name: what the modules export of them. */
export type Contract = {
  readonly [
    Name in keyof Modules as Modules[Name] extends { readonly isDesk: boolean } ? Name : never
  ]: Modules[Name];
};

const isCall = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'isDesk' in exported;

/** Every call of the system by name. Import the resource's own file when only some calls are needed. */
export const contract = Object.fromEntries(
  Object.entries<unknown>(modules).filter(([, exported]) => isCall(exported)),
) as Contract;
