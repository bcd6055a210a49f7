/** Runs a work when its turn comes. */
export type Line = <T>(work: () => Promise<T>) => Promise<T>

/** A line of which so many works run at the same time; the others wait in their order. */
export function createLine(atOnce: number): Line {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** A line for each name, such as that of a person; forgotten when nobody stands in it. */
export function createLines(atOnce: number): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { line: Line; standing: number }>()
  return async (name, work) => {
    const own = lines.get(name) ?? { line: createLine(atOnce), standing: 0 }
    lines.set(name, own)
    own.standing++
    try {
      return await own.line(work)
    } finally {
      if (--own.standing === 0) lines.delete(name)
    }
  }
}
