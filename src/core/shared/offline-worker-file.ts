/** Where the build puts the worker; at the root, so that it hears every page. */
export const offlineWorkerFile = 'offline-worker.js'
