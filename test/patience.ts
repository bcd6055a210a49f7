import { vi } from 'vitest'

/**
 * What a test waits for may come late on a busy machine: `vi.waitFor` waits as long as `expect.poll` does
 * (vitest.config.ts), where its own default is one second. Waiting ends as soon as it has come.
 */
const patienceMs = 10_000

const { waitFor } = vi
const patient: typeof waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: patienceMs,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
// Files of one process share `vi`: it is told once.
if (!waitFor.name.startsWith('patient')) vi.waitFor = patient
