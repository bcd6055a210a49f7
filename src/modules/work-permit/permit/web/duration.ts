const second = 1000
const minute = 60 * second
const hour = 60 * minute
const pad = (value: number): string => String(value).padStart(2, '0')

/** 'H:MM:SS' of a span in milliseconds, without its sign; days are counted in hours. */
export function clockText(spanMs: number): string {
  const span = Math.abs(spanMs)
  return `${Math.floor(span / hour)}:${pad(Math.floor((span % hour) / minute))}:${pad(Math.floor((span % minute) / second))}`
}
