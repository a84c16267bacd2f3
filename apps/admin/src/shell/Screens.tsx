import { findScreen } from '@anzhu/domain/menu';
import type { ScreenRoute } from '@anzhu/api/rules/screens';
import { NoPermissionState } from '@anzhu/ui/State';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { lazyScreen } from './lazyScreen.tsx';
import { useMenu } from './menu.tsx';
import NotFound from './NotFound.tsx';

const AssignPersonnel = lazyScreen(() => import('../routes/assignPersonnel/AssignPersonnel.tsx'));
const BedType = lazyScreen(() => import('../routes/bedType/BedType.tsx'));
const DailyTest = lazyScreen(() => import('../routes/dailyTest/DailyTest.tsx'));
const DeclarationReview = lazyScreen(
  () => import('../routes/declarationReview/DeclarationReview.tsx'),
);
const Department = lazyScreen(() => import('../routes/department/Department.tsx'));
const DiscountManage = lazyScreen(() => import('../routes/discountManage/DiscountManage.tsx'));
const Hotel = lazyScreen(() => import('../routes/hotel/Hotel.tsx'));
const HotelRecord = lazyScreen(() => import('../routes/hotel/HotelRecord.tsx'));
const HotelMaterialInfo = lazyScreen(
  () => import('../routes/hotelMaterialInfo/HotelMaterialInfo.tsx'),
);
const IsolationManage = lazyScreen(() => import('../routes/isolationManage/IsolationManage.tsx'));
const LogManage = lazyScreen(() => import('../routes/logManage/LogManage.tsx'));
const MaterialApplication = lazyScreen(
  () => import('../routes/materialApplication/MaterialApplication.tsx'),
);
const MaterialReview = lazyScreen(() => import('../routes/materialReview/MaterialReview.tsx'));
const MenuManage = lazyScreen(() => import('../routes/menuManage/MenuManage.tsx'));
const MyHotel = lazyScreen(() => import('../routes/myHotel/MyHotel.tsx'));
const OrderManage = lazyScreen(() => import('../routes/orderManage/OrderManage.tsx'));
const RoomManage = lazyScreen(() => import('../routes/roomManage/RoomManage.tsx'));
const RoomType = lazyScreen(() => import('../routes/roomType/RoomType.tsx'));
const UserManage = lazyScreen(() => import('../routes/userManage/UserManage.tsx'));

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
 * Not part of the first load: each screen adds the names of its files.
 */
export default function Screens() {
  const { screen: name = '', id } = useParams();
  const menu = useMenu();
  const screen = id === undefined ? screens.get(name) : recordScreens[name]?.(id);
  if (screen === undefined) return <NotFound />;
  return findScreen(menu, name) ? screen : <NoPermissionState isPage />;
}
