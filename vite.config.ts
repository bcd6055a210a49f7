import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Libraries that change rarely get chunks of their own, so that a new version of the portal does not fetch them again.
 * Only what the sign-in page and the shell need; the rest goes with the pages that use it.
 */
const vendorChunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:react-query|query-core))\// },
  // Of everything else only what the first page loads anyway; a lazy page's libraries stay with the page.
  { name: 'vendor', test: /node_modules\//, tags: ['$initial' as const] },
]

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Small files as data: addresses would break `font-src 'self'`.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: vendorChunks } } },
  },
})
