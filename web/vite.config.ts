import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  // The texts are one set of files for server and browser, in the Python package.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:7492', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
