import { Link } from '@anzhu/ui/Button';
import { NotFoundState } from '@anzhu/ui/State';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths.ts';

/** 页面不存在, with the way back to the work. */
export default function NotFound() {
  return (
    <NotFoundState
      isPage
      action={
        <Link render={(props) => <RouterLink {...props} to={paths.index()} />}>回到工作台</Link>
      }
    />
  );
}
