/** The portal sends this word to the process that started it once it answers. */
export const openWord = 'open'
const pauseMs = 1_000

/** Runs a process whose end is ours. */
export function runOnce(start, end) {
  const child = start()
  child.once('exit', end)
  return { stop: (signal) => child.kill(signal) }
}

/**
 * Runs the portal and starts it again when it ends unexpectedly: out of memory, killed, broken. A portal that
 * never opened has printed the reason (a taken port, a wrong setting) and is not started again; nor is one
 * that was told to stop.
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {(code: number | null) => void} end
 * @param {(line: string) => void} say
 */
export function keepOpen(start, end, say) {
  let stopping = false
  let child
  const run = () => {
    let open = false
    child = start()
    child.on('message', (word) => {
      open ||= word === openWord
    })
    child.once('exit', (code, signal) => {
      if (stopping || !open || code === 0) return end(code)
      say(`포털이 예상하지 못하게 끝나서(${signal ?? code}) 다시 시작합니다.`)
      setTimeout(() => (stopping ? end(code) : run()), pauseMs)
    })
  }
  run()
  return {
    stop(signal) {
      stopping = true
      child.kill(signal)
    },
  }
}
