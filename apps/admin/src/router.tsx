import { ToastRegion } from '@anzhu/ui/Toast';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Login } from './routes/login/Login.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { SessionLossHandler } from './session/SessionLossHandler.tsx';
import { paths } from './paths.ts';
import { Boundary } from './shell/Boundary.tsx';
import { lazyScreen } from './shell/lazyScreen.tsx';

const Shell = lazyScreen(() => import('./shell/Shell.tsx'));
const FirstScreen = lazyScreen(() => import('./shell/FirstScreen.tsx'));
const NotFound = lazyScreen(() => import('./shell/NotFound.tsx'));
const ScreenGate = lazyScreen(() => import('./shell/ScreenGate.tsx'));
const Scan = lazyScreen(() => import('./routes/scan/Scan.tsx'));
const BedType = lazyScreen(() => import('./routes/bedType/BedType.tsx'));
const Department = lazyScreen(() => import('./routes/department/Department.tsx'));
const DiscountManage = lazyScreen(() => import('./routes/discountManage/DiscountManage.tsx'));
const Hotel = lazyScreen(() => import('./routes/hotel/Hotel.tsx'));
const MyHotel = lazyScreen(() => import('./routes/myHotel/MyHotel.tsx'));
const MenuManage = lazyScreen(() => import('./routes/menuManage/MenuManage.tsx'));
const OrderManage = lazyScreen(() => import('./routes/orderManage/OrderManage.tsx'));
const UserManage = lazyScreen(() => import('./routes/userManage/UserManage.tsx'));
const RoomManage = lazyScreen(() => import('./routes/roomManage/RoomManage.tsx'));
const RoomType = lazyScreen(() => import('./routes/roomType/RoomType.tsx'));

/** The screens of the shell, by their route names as the menu list carries them. */
const screens = {
  bedType: <BedType />,
  department: <Department />,
  discountManage: <DiscountManage />,
  hotel: <Hotel />,
  myHotel: <MyHotel />,
  menuManage: <MenuManage />,
  orderManage: <OrderManage />,
  roomManage: <RoomManage />,
  roomType: <RoomType />,
  userManage: <UserManage />,
};

/** All routes of the app. It needs a router around it: the browser's, or one of a story. */
export function App() {
  return (
    <>
      <Boundary>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Navigate to={paths.login()} replace />} />
            <Route path="/login" element={<Login />} />
            <Route element={<RequireSession />}>
              <Route path="/scan" element={<Scan />} />
              <Route path="/index" element={<Shell />}>
                <Route index element={<FirstScreen />} />
                {Object.entries(screens).map(([name, screen]) => (
                  <Route
                    key={name}
                    path={name}
                    element={<ScreenGate name={name}>{screen}</ScreenGate>}
                  />
                ))}
                <Route path="*" element={<NotFound />} />
              </Route>
              <Route path="*" element={<NotFound />} />
            </Route>
          </Routes>
        </Suspense>
      </Boundary>
      <SessionLossHandler />
      <ToastRegion />
    </>
  );
}
