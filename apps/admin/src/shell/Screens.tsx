import { lazy } from '@anzhu/ui/LazyBoundary';
import { findScreen } from '@anzhu/domain/menu';
import type { ScreenRoute } from '@anzhu/api/rules/screens';
import { type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useMenu } from '../data/menu.tsx';
import NotFound, { NoPermission } from './NotFound.tsx';

const AssignPersonnel = lazy(() => import('../routes/assignPersonnel/AssignPersonnel.tsx'));
const BedType = lazy(() => import('../routes/bedType/BedType.tsx'));
const DailyTest = lazy(() => import('../routes/dailyTest/DailyTest.tsx'));
const DeclarationReview = lazy(() => import('../routes/declarationReview/DeclarationReview.tsx'));
const Department = lazy(() => import('../routes/department/Department.tsx'));
const DiscountManage = lazy(() => import('../routes/discountManage/DiscountManage.tsx'));
const Hotel = lazy(() => import('../routes/hotel/Hotel.tsx'));
const HotelRecord = lazy(() => import('../routes/hotel/HotelRecord.tsx'));
const HotelMaterialInfo = lazy(() => import('../routes/hotelMaterialInfo/HotelMaterialInfo.tsx'));
const IsolationManage = lazy(() => import('../routes/isolationManage/IsolationManage.tsx'));
const LogManage = lazy(() => import('../routes/logManage/LogManage.tsx'));
const MaterialApplication = lazy(
  () => import('../routes/materialApplication/MaterialApplication.tsx'),
);
const MaterialReview = lazy(() => import('../routes/materialReview/MaterialReview.tsx'));
const MenuManage = lazy(() => import('../routes/menuManage/MenuManage.tsx'));
const MyHotel = lazy(() => import('../routes/myHotel/MyHotel.tsx'));
const OrderManage = lazy(() => import('../routes/orderManage/OrderManage.tsx'));
const RoomManage = lazy(() => import('../routes/roomManage/RoomManage.tsx'));
const RoomType = lazy(() => import('../routes/roomType/RoomType.tsx'));
const UserManage = lazy(() => import('../routes/userManage/UserManage.tsx'));

/** The screens of the shell, by their route names as the menu list carries them. */
const screens = new Map(
  Object.entries({
    assignPersonnel: <AssignPersonnel />,
    bedType: <BedType />,
    dailyTest: <DailyTest />,
    declarationReview: <DeclarationReview />,
    department: <Department />,
    discountManage: <DiscountManage />,
    hotel: <Hotel />,
    hotelMaterialInfo: <HotelMaterialInfo />,
    isolationManage: <IsolationManage />,
    logManage: <LogManage />,
    materialApplication: <MaterialApplication />,
    materialReview: <MaterialReview />,
    menuManage: <MenuManage />,
    myHotel: <MyHotel />,
    orderManage: <OrderManage />,
    roomManage: <RoomManage />,
    roomType: <RoomType />,
    userManage: <UserManage />,
  } satisfies Record<Exclude<ScreenRoute, 'index'>, ReactElement>),
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
