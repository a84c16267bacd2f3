import './nodeVersion.mjs';

import('./admin.ts');
