/** The source of time: the machine's clock, or a test clock that is moved by hand. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

/** Stands still until it is moved. */
export class TestClock implements Clock {
  #now: Date
  constructor(start: Date | string) {
    this.#now = new Date(start)
  }
  now(): Date {
    return new Date(this.#now)
  }
  forwardMinutes(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000)
  }
  set(moment: Date | string): void {
    this.#now = new Date(moment)
  }
}
