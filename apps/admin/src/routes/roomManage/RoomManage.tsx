import { lazy, LazyBoundary, LazyRecord } from '@anzhu/ui/LazyBoundary';
import type { Id } from '@anzhu/api/contract/codecs';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { isClosedHotel } from '@anzhu/api/contract/hotel';
import { guestsInHouse } from '@anzhu/api/contract/inHouse';
import { addRoom, type Room } from '@anzhu/api/contract/room';
import { Role } from '@anzhu/api/contract/role';
import type { RoomAction } from '@anzhu/api/rules/roomTransitions';
import { ClosedNotice, HotelPicker } from '@anzhu/domain/hotel';
import { AddButton, ListPage } from '@anzhu/domain/kit';
import { OrderToCheckIn } from '@anzhu/domain/order';
import {
  RoomBoard,
  roomFilter,
  RoomFilterBar,
  shownStatus,
  type RoomBoardProps,
} from '@anzhu/domain/room';
import { Button, IconButton } from '@anzhu/ui/Button';
import { Brush, LayoutGridPlus } from '@anzhu/ui/Icon';
import { MenuButton } from '@anzhu/ui/Menu';
import { media } from '@anzhu/ui/theme';
import { useMedia } from '@anzhu/ui/useMedia';
import { useCallback } from 'react';
import { useHotelDay, useHotelTime, useToday } from '../../clock.ts';
import { useDialogKey, useDialogs, useProfile, useRecord } from '../../data/index.ts';
import { useIsUnknownHotel } from '../../data/hotel/hotels.ts';
import { useRoomTypes } from '../../data/hotel/ofHotel.ts';
import { useFloors, useOrder, useRooms } from '../../flows/rooms.ts';
import { Cleaning } from '../../flows/Cleaning.tsx';
import { AddRoom, AddRooms, RoomDialog, type OpenedRoom } from './RoomDialog.tsx';
import { useRecordKey } from '../../url/useRecordKey.ts';
import { useLiveRooms } from './useLiveRooms.ts';
import { BoardViewSwitch, useBoardView } from './boardView.tsx';
import { RoomNights } from './RoomNights.tsx';
import { useHotel, useRoomQuery } from './useRoomQuery.ts';

const RoomView = lazy(() => import('./RoomView.tsx'));
const InHouse = lazy(() => import('./InHouse.tsx'));
const OrderBeside = lazy(() =>
  import('../../flows/OrderView.tsx').then((part) => ({ default: part.OrderBeside })),
);

const UnknownHotel = lazy(() => import('../../data/hotel/UnknownHotel.tsx'));

const noRooms: [] = [];

/** Why a board that nothing narrows has no rooms, and what to do about it. */
function whyEmpty(hasNoHotel: boolean, isManager: boolean): RoomBoardProps['empty'] {
  const title = hasNoHotel ? '还没有酒店' : '还没有房间';
  if (!isManager) return { title, description: '请联系管理员新增。' };
  const description = hasNoHotel
    ? '先在「酒店管理」中新增酒店，再为它新增房型和房间。'
    : '有了房型之后，用「批量新增」一次新增多层房间。';
  return { title, description };
}

/** 房间管理: the live board of one hotel, and everything that is done with its rooms. */
export default function RoomManage() {
  const { role, hotelName: ownName } = useProfile();
  const { dayStarts } = useHotelTime();
  const days = { today: useToday(), hotelDay: useHotelDay(), dayStarts };
  const {
    hotelId: selectedHotelId,
    filter,
    status,
    setHotel,
    setStatus,
    setFilter,
    leaveOrder,
  } = useRoomQuery();
  const orderId = filter.orderId === '' || role === Role.antiEpidemic ? null : filter.orderId;
  const order = useOrder(orderId);
  const choice = useHotel(selectedHotelId ?? order.data?.hotelId ?? null);
  const isUnknown = useIsUnknownHotel(selectedHotelId);
  const { hotelId, hotels, hasNone: hasNoHotel } = choice;
  const { rooms, query, error, retry, update, isStale } = useRooms(hotelId, filter, order.data);
  const roomTypes = useRoomTypes(hotelId);
  const floors = useFloors(hotelId);
  useLiveRooms(update, retry, query);
  const { view, setView, isCleaning, openCleaning, closeCleaning } = useBoardView();

  const failed = error ?? choice.error;
  const chosen = hotelId === null ? undefined : hotels?.named(hotelId);
  const isClosed = chosen !== undefined && isClosedHotel(chosen);
  const mayAdd = mayCall(addRoom, role) && hotelId !== null && !isClosed && !isUnknown;
  const isFiltered = roomFilter.conditions(filter).length > 0;

  const nameOf = (hotel: Id | null): string | undefined =>
    hotel === null ? undefined : hotels?.named(hotel)?.name;
  const { id: openId } = useRecordKey('record');
  const opened = useRecord({
    // The open room stays, also where its new status is not shown.
    rows: (rooms ?? noRooms).filter(
      (room) =>
        status === null || shownStatus(room, days.hotelDay) === status || room.id === openId,
    ),
    isLoading: rooms === undefined,
    isStale,
    error,
  });
  const { open, dialog } = useDialogs({
    add: (hotel: Id, close) => <AddRoom hotelId={hotel} roomTypes={roomTypes} onClose={close} />,
    addMany: (hotel: Id, close) => (
      <AddRooms hotelId={hotel} hotelName={nameOf(hotel)} roomTypes={roomTypes} onClose={close} />
    ),
    inHouse: (hotel: Id, close) => <InHouse hotelId={hotel} onClose={close} />,
    act: (act: OpenedRoom, close) => (
      <RoomDialog
        {...act}
        hotelName={ownName ?? nameOf(act.room.hotelId)}
        rooms={rooms}
        order={order.data}
        roomTypes={roomTypes}
        onRefresh={() => void retry()}
        onClose={close}
        onDone={leaveOrder}
      />
    ),
  });
  const opener = (name: 'add' | 'addMany' | 'inHouse') =>
    hotelId === null ? null : () => open(name, hotelId);
  const mayList = mayCall(guestsInHouse, role);
  useDialogKey({
    ...(mayCall(addRoom, role) && !isClosed && { add: opener('add'), addMany: opener('addMany') }),
    ...(mayList && { inHouse: opener('inHouse') }),
  });
  const { open: openRecord } = opened;
  const besideOrder = useRecordKey('order');
  const act = useCallback(
    (action: RoomAction, room: Room) => {
      if (action === 'view' || action === 'viewGuests') openRecord(room.id);
      else open('act', { action, room });
    },
    [open, openRecord],
  );

  const empty = isFiltered
    ? { action: <Button onPress={() => void setFilter(roomFilter.empty)}>重置</Button> }
    : whyEmpty(hasNoHotel, mayCall(addRoom, role));
  const isPhone = useMedia(media.phone);
  const more =
    hotelId === null
      ? []
      : [
          ...(mayAdd && isPhone
            ? [
                { id: 'add', label: '新增房间', onAction: () => open('add', hotelId) },
                { id: 'addMany', label: '批量新增', onAction: () => open('addMany', hotelId) },
              ]
            : []),
          ...(mayList
            ? [
                {
                  id: 'inHouse',
                  label: guestsInHouse.summary,
                  onAction: () => open('inHouse', hotelId),
                },
              ]
            : []),
        ];
  const toolbar = (
    <>
      <BoardViewSwitch value={view} onChange={setView} />
      {isPhone ? (
        <IconButton label="打扫清单" icon={<Brush size={16} />} onPress={openCleaning} />
      ) : (
        <Button onPress={openCleaning}>打扫清单</Button>
      )}
      {mayAdd && !isPhone && (
        <>
          <AddButton label="新增房间" onPress={() => open('add', hotelId)} />
          <IconButton
            label="批量新增"
            icon={<LayoutGridPlus size={16} />}
            variant="outline"
            onPress={() => open('addMany', hotelId)}
          />
        </>
      )}
      {more.length > 0 && <MenuButton label="更多" items={more} />}
    </>
  );

  return (
    <ListPage
      // The board counts its rooms by status.
      total={null}
      toolbar={!isCleaning && toolbar}
      bar={
        <RoomFilterBar
          value={filter}
          onQuery={(next) => {
            if (!setFilter(next)) void retry();
          }}
          floors={floors}
          roomTypes={roomTypes}
          isPending={isStale && !error}
          hotelPicker={
            hotels && (
              <HotelPicker
                hotels={hotels}
                value={hotelId}
                onChange={(id) => id !== null && setHotel(id)}
              />
            )
          }
        />
      }
      notice={
        <>
          {isClosed && (
            <LazyBoundary pending={null}>
              <ClosedNotice />
            </LazyBoundary>
          )}
          {orderId !== null && (
            <OrderToCheckIn
              order={order.data}
              error={order.error && { message: order.error.message, onRetry: order.retry }}
              onLeave={leaveOrder}
            />
          )}
        </>
      }
      table={
        isUnknown ? (
          <LazyBoundary pending={null}>
            <UnknownHotel label="其他酒店" onLeave={() => setHotel('')} />
          </LazyBoundary>
        ) : isCleaning && hotelId !== null && rooms ? (
          <Cleaning
            hotelId={hotelId}
            hotelName={ownName ?? nameOf(hotelId)}
            rooms={rooms}
            onClose={closeCleaning}
          />
        ) : view === 'nights' && hotelId !== null && rooms ? (
          <RoomNights
            hotelId={hotelId}
            filter={filter}
            rooms={rooms}
            roomTypes={roomTypes}
            openId={openId}
            onOpen={openRecord}
            onOpenOrder={besideOrder.open}
            empty={empty}
          />
        ) : (
          <RoomBoard
            hotelName={ownName ?? (hotelId === null ? null : nameOf(hotelId))}
            rooms={hasNoHotel ? noRooms : rooms}
            {...days}
            role={role}
            isCompact={view === 'compact'}
            openId={openId}
            status={status}
            onStatusChange={setStatus}
            onAction={act}
            isStale={isStale}
            error={
              failed && {
                message: failed.message,
                onRetry: () => void (choice.error ? choice : { retry }).retry(),
              }
            }
            empty={empty}
          />
        )
      }
    >
      {dialog}
      {besideOrder.id !== undefined && (
        <LazyRecord onClose={besideOrder.close}>
          <OrderBeside id={besideOrder.id} hotelId={hotelId} onClose={besideOrder.close} />
        </LazyRecord>
      )}
      {opened.row && besideOrder.id === undefined && (
        <LazyRecord onClose={opened.close}>
          <RoomView {...opened.state} room={opened.row} onAction={act} />
        </LazyRecord>
      )}
    </ListPage>
  );
}
