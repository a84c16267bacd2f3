import { Button } from '@anzhu/ui/Button';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button>查询</Button>);
