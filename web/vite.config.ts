import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { texts } from './texts.ts'

export default defineConfig({
  plugins: [svelte(), texts(fileURLToPath(new URL('..', import.meta.url)))],
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
  // Some files of the titles lie in the Python package.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:7492', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
