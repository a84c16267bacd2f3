import './nodeVersion.mjs';

import('./rekey.ts');
