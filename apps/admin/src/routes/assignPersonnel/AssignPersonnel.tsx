import type { Id } from '@anzhu/api/contract/codecs';
import { assignIsolation, assignIsolations } from '@anzhu/api/contract/assignment';
import { HotelState } from '@anzhu/api/contract/hotel';
import { isolationPage } from '@anzhu/api/contract/isolation';
import { listRooms } from '@anzhu/api/contract/room';
import { currentRoomTypes } from '@anzhu/api/contract/roomType';
import { AssignForm, type AssignMode } from '@anzhu/domain/assignment';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { PageFrame } from '@anzhu/ui/Layout';
import { EmptyState, ErrorState } from '@anzhu/ui/State';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useNow, useToday } from '../../clock.ts';
import { useAction, useCall } from '../../data/index.ts';
import { useFoundHotels, useIsolationHotels } from '../../data/hotel/hotels.ts';
import { useOpenForm } from '../../session/loss.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { mostVacancies, useVacancies } from './useVacancies.ts';

const refresh = [currentRoomTypes, listRooms, isolationPage];
/** Whose vacant rooms are shown beside the form. */
const vacancyHotels = { allowIsolation: true, state: HotelState.open, size: mostVacancies };
const urlSchema = z.object({ mode: z.catch(z._default(z.enum(['one', 'many']), 'one'), 'one') });

/** 隔离人员分配: assigns one person, or a list, to the vacant isolation rooms of a hotel and room type. */
export default function AssignPersonnel() {
  const [hotelId, setHotelId] = useState<Id | null>(null);
  const [{ mode }, setUrl] = useUrlState(urlSchema);
  const now = useNow();
  const today = useToday();
  const hotels = useIsolationHotels(hotelId);
  const first = useFoundHotels(vacancyHotels);
  const roomTypes = useCall(
    currentRoomTypes,
    hotelId === null ? null : { hotelId, isIsolation: true },
  );
  const vacancies = useVacancies(first.data?.hotels);
  const assign = useAction(assignIsolation, { refresh });
  const assignMany = useAction(assignIsolations, { refresh });
  useOpenForm(useHasUnsaved());

  if (first.error && !first.data) {
    return (
      <PageFrame>
        <ErrorState message={first.error.message} onRetry={() => void first.mutate()} />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      {first.data?.total === 0 ? (
        <EmptyState
          title="没有接收隔离的酒店"
          description="请在酒店管理中为酒店开启「接收隔离」。"
        />
      ) : (
        <AssignForm
          {...{ now, today, mode, vacancies }}
          hotels={hotels}
          roomTypes={roomTypes.data}
          roomTypesError={
            roomTypes.error && { message: roomTypes.error.message, onRetry: roomTypes.retry }
          }
          onHotelChange={setHotelId}
          onModeChange={(next: AssignMode) => void setUrl({ mode: next }, { replace: true })}
          onAssign={assign}
          onAssignMany={assignMany}
          onRefresh={roomTypes.retry}
        />
      )}
    </PageFrame>
  );
}
