import { Link } from '@anzhu/ui/Button';
import { NoPermissionState, NotFoundState } from '@anzhu/ui/State';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The way back to the work. */
const home = (
  <Link render={(props) => <RouterLink {...props} to={paths.index()} />}>回到工作台</Link>
);

/** 页面不存在, with the way back. */
export default function NotFound() {
  return <NotFoundState isPage action={home} />;
}

/** 没有权限, with the way back. */
export const NoPermission = () => <NoPermissionState isPage action={home} />;
