import { startWorker, type WorkerScope } from './worker.ts'

startWorker(globalThis as unknown as WorkerScope)
