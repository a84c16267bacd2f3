import './nodeVersion.mjs';

import('./dev.ts');
