import './nodeVersion.mjs';

import('./reset.ts');
