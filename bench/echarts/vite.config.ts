import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: { target: 'es2023', reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
});
