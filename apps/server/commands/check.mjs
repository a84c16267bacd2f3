import './nodeVersion.mjs';

import('./check.ts');
