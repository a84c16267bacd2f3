import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
});
