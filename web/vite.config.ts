import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files instead of many small ones: each costs a slow machine time.
        codeSplitting: {
          groups: [
            { name: 'frame', test: /src\/(kit|lib\/[^/]+$)|node_modules/ },
            { name: 'table', test: /src\/table\// },
          ],
        },
      },
    },
  },
  // The texts are one set of files for server and browser, in the Python package.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:7492', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
