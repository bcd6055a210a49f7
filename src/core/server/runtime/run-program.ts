import { spawn, type SpawnOptions } from 'node:child_process'

export interface ProgramResult {
  /** -1 when it could not be started or was ended by a signal. */
  code: number
  output: string
}

/**
 * Runs a program to its end and collects what it prints. It gets a session of its own, so that Ctrl-C in the
 * terminal reaches only the portal, which then stops the database in its own order.
 */
export function runProgram(file: string, args: string[], options: SpawnOptions): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', (error) => resolve({ code: -1, output: error.message }))
    // Not 'close': a server that pg_ctl leaves behind may hold the pipes open.
    child.once('exit', (code) => {
      setImmediate(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
        resolve({ code: code ?? -1, output })
      })
    })
  })
}
