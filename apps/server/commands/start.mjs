import './nodeVersion.mjs';

import('./start.ts');
