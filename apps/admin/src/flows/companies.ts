import type { Id } from '@anzhu/api/contract/codecs';
import { companyPage, type Company } from '@anzhu/api/contract/company';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { maxPageSize } from '@anzhu/api/contract/page';
import { agreementRefusal } from '@anzhu/api/rules/agreement';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { useMemo } from 'react';
import { useHotelTime } from '../clock.ts';
import { useCall } from '../data/useCall.ts';
import { useProfile } from '../data/useProfile.ts';

const none: readonly Company[] = [];

/**
 * The companies whose agreements can be used today, of a hotel or of all; none where the reader may not see them.
 * @param isRead false: nothing is read yet
 */
export function useUsableCompanies(hotelId: Id | null, isRead = true): readonly Company[] {
  const today = hotelToday(useHotelTime());
  const isThere = mayCall(companyPage, useProfile().role) && isRead;
  const page = { page: 1, size: maxPageSize };
  const { data } = useCall(
    companyPage,
    isThere ? { page, ...(hotelId !== null && { hotelId }) } : null,
  );
  return useMemo(
    () => data?.records.filter((one) => agreementRefusal(one, today) === null) ?? none,
    [data, today],
  );
}
