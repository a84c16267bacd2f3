import * as read from './read.ts';
import * as write from './write.ts';

export const departmentCalls = { ...read, ...write };

export { departmentFor, selectDepartments, withHotels } from './queries.ts';
