/** One Button, with all that it needs but React. */
export default {
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist-button',
    lib: { entry: 'src/button.tsx', formats: ['es'], fileName: 'button', cssFileName: 'button' },
    rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
  },
};
