import { once } from 'node:events'
import { seedOnFirstRun, type FirstRunOptions } from './first-run.ts'

/**
 * A process of its own that fills the tables: what it needs for that would stay in the memory of what serves
 * (main.ts).
 */
const [[url, options]] = (await once(process, 'message')) as [[string, FirstRunOptions]]
await seedOnFirstRun(url, options)
process.disconnect()
