import { lazy } from '@anzhu/ui/LazyBoundary';
import { findScreen } from '@anzhu/domain/menu';
import type { ScreenRoute } from '@anzhu/api/rules/screens';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useMenu } from '../data/menu.tsx';
import NotFound, { NoPermission } from './NotFound.tsx';

const HotelRecord = lazy(() => import('../routes/hotel/HotelRecord.tsx'));

/** The screens of the shell, by their route names as the menu list carries them. */
const screens = new Map(
  Object.entries({
    assignPersonnel: lazy(() => import('../routes/assignPersonnel/AssignPersonnel.tsx')),
    bedType: lazy(() => import('../routes/bedType/BedType.tsx')),
    company: lazy(() => import('../routes/company/Company.tsx')),
    dailyTest: lazy(() => import('../routes/dailyTest/DailyTest.tsx')),
    dataImport: lazy(() => import('../routes/dataImport/DataImport.tsx')),
    declarationReview: lazy(() => import('../routes/declarationReview/DeclarationReview.tsx')),
    department: lazy(() => import('../routes/department/Department.tsx')),
    discountManage: lazy(() => import('../routes/discountManage/DiscountManage.tsx')),
    hotel: lazy(() => import('../routes/hotel/Hotel.tsx')),
    hotelMaterialInfo: lazy(() => import('../routes/hotelMaterialInfo/HotelMaterialInfo.tsx')),
    invoice: lazy(() => import('../routes/invoice/Invoice.tsx')),
    isolationManage: lazy(() => import('../routes/isolationManage/IsolationManage.tsx')),
    item: lazy(() => import('../routes/item/Item.tsx')),
    logManage: lazy(() => import('../routes/logManage/LogManage.tsx')),
    materialApplication: lazy(
      () => import('../routes/materialApplication/MaterialApplication.tsx'),
    ),
    materialReview: lazy(() => import('../routes/materialReview/MaterialReview.tsx')),
    menuManage: lazy(() => import('../routes/menuManage/MenuManage.tsx')),
    myHotel: lazy(() => import('../routes/myHotel/MyHotel.tsx')),
    orderManage: lazy(() => import('../routes/orderManage/OrderManage.tsx')),
    personRequest: lazy(() => import('../routes/personRequest/PersonRequest.tsx')),
    roomManage: lazy(() => import('../routes/roomManage/RoomManage.tsx')),
    roomType: lazy(() => import('../routes/roomType/RoomType.tsx')),
    shift: lazy(() => import('../routes/shift/Shifts.tsx')),
    userManage: lazy(() => import('../routes/userManage/UserManage.tsx')),
  } satisfies Record<Exclude<ScreenRoute, 'index'>, ComponentType>).map(
    ([name, Screen]) => [name, createElement(Screen)] as const,
  ),
);

/** The screens of one record, by the route names of their lists. */
const recordScreens: Readonly<Record<string, (id: string) => ReactElement>> = {
  hotel: (id) => <HotelRecord key={id} id={id} />,
};

/**
 * The screen that the URL names: 没有权限 where the user's menu list does not have it. The server enforces permissions.
 */
export default function Screens() {
  const { screen: name = '', id } = useParams();
  const menu = useMenu();
  const screen = id === undefined ? screens.get(name) : recordScreens[name]?.(id);
  if (screen === undefined) return <NotFound />;
  return findScreen(menu, name) ? screen : <NoPermission />;
}
