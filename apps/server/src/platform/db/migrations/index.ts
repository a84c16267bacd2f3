import { channels } from './channels.ts';
import { cityNames } from './cityNames.ts';
import { credentials } from './credentials.ts';
import { dashboardLists } from './dashboardLists.ts';
import { declarations } from './declarations.ts';
import { dueOrders } from './dueOrders.ts';
import { figures } from './figures.ts';
import { files } from './files.ts';
import { fileQuota } from './fileQuota.ts';
import { healthTests } from './healthTests.ts';
import { hotels } from './hotels.ts';
import { isolationCounts } from './isolationCounts.ts';
import { isolationNumbers } from './isolationNumbers.ts';
import { jobs } from './jobs.ts';
import { keyFigures, openOrders } from './keyFigures.ts';
import { log } from './log.ts';
import { logCounts } from './logCounts.ts';
import { logWords } from './logWords.ts';
import { logWordsByTime } from './logWordsByTime.ts';
import { materials } from './materials.ts';
import type { Migration } from './migration.ts';
import { menuOffers } from './menuOffers.ts';
import { nameKeys } from './nameKeys.ts';
import { orderCounts } from './orderCounts.ts';
import { orderRetention } from './orderRetention.ts';
import { orders } from './orders.ts';
import { orderSources } from './orderSources.ts';
import { partialRefunds } from './partialRefunds.ts';
import { people } from './people.ts';
import { personalData, personalNumbers } from './personalData.ts';
import { qrCodes } from './qrCodes.ts';
import { declarationRetention, openOrderRetention, retention } from './retention.ts';
import { search } from './search.ts';
import { securityLog } from './securityLog.ts';
import { secondFactor } from './secondFactor.ts';
import { signInSteps } from './signInSteps.ts';
import { signedInTime } from './signedInTime.ts';
import { stayNights } from './stayNights.ts';
import { stays } from './stays.ts';
import { today } from './today.ts';
import { userStatus } from './userStatus.ts';

/** Every step of the schema, in its order. New steps go to the end. */
export const migrations: readonly Migration[] = [
  people,
  hotels,
  orders,
  orderCounts,
  stays,
  log,
  files,
  isolationCounts,
  declarations,
  healthTests,
  materials,
  qrCodes,
  jobs,
  figures,
  channels,
  logCounts,
  logWords,
  search,
  today,
  dueOrders,
  keyFigures,
  dashboardLists,
  fileQuota,
  logWordsByTime,
  credentials,
  orderSources,
  personalData,
  personalNumbers,
  retention,
  securityLog,
  declarationRetention,
  signInSteps,
  secondFactor,
  openOrders,
  signedInTime,
  orderRetention,
  nameKeys,
  menuOffers,
  openOrderRetention,
  partialRefunds,
  stayNights,
  userStatus,
  cityNames,
  isolationNumbers,
];
