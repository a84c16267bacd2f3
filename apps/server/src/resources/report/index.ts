import type { Handlers } from '../../platform/http/handler.ts';
import { dayReport, downloadDayReport } from './read.ts';

export { lastClosedDay, readClosedDays, readDaysToClose, toClosedDay } from './closedDays.ts';
export { keepDayFigures } from './keepFigures.ts';
export { findWrongFigures, forgetFigures, readNightSums } from './keptFigures.ts';
export { readParts } from './queries.ts';

export const reportCalls = { dayReport, downloadDayReport } satisfies Partial<Handlers>;
