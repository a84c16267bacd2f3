import './nodeVersion.mjs';

import('./seed.ts');
