// Options of a process that serves: measured on two cores (bench/README.md), without a loss in answers a
// second.

/** Room for what is young: with Node's own 32 MB a busy server holds 100 MB more. */
export const serverFlags = ['--max-semi-space-size=4']
/**
 * The C library keeps one store of freed memory instead of eight: 15 MB less at rest. Settings of the machine
 * are not overridden.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1', ...process.env }
