import { setPriority } from 'node:os'
import { isMainThread, Worker, type WorkerOptions } from 'node:worker_threads'

/** A thread that answers one question after the other. It keeps the process alive only while it is asked. */
export interface Thread {
  /**
   * The next message of the thread. One question at a time.
   * @throws Error when the thread fails or ends
   * before it answers, and ever after
   */
  ask<T>(question: unknown): Promise<T>
  /** True while it can still be asked. */
  lives(): boolean
  /** Ends it at once, whatever it does; an open question fails. */
  end(): Promise<void>
}

/** @param place of the thread's source; in the delivered server its bundle (scripts/build.mjs) */
export function startThread(place: URL, options?: WorkerOptions): Thread {
  const worker = new Worker(place, options)
  worker.unref()
  let failure: Error | undefined
  let asked: PromiseWithResolvers<unknown> | undefined
  const over = (error: Error) => {
    failure ??= error
    asked?.reject(failure)
  }
  worker.on('error', over)
  worker.on('exit', () => over(new Error('the thread has ended')))
  worker.on('message', (answer: unknown) => asked?.resolve(answer))
  return {
    ask<T>(question: unknown) {
      if (failure) return Promise.reject(failure)
      asked = Promise.withResolvers()
      worker.ref()
      worker.postMessage(question)
      return asked.promise.finally(() => worker.unref()) as Promise<T>
    },
    lives: () => failure === undefined,
    end: async () => void (await worker.terminate()),
  }
}

/**
 * The lowest priority: the thread gets the time that others leave, and is interrupted as soon as one of them
 * has work.
 */
const lowest = 19
/**
 * Called by a thread that does heavy work (decision 0049). On Linux a thread has a priority of its own;
 * elsewhere the whole process would get it, with everybody who works, so that nothing is changed there.
 */
export function leaveTheCoresToOthers(): void {
  if (process.platform === 'linux' && !isMainThread) setPriority(lowest)
}
