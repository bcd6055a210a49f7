import { fetchLaterParts } from './later.tsx'

/** The parts of the shell are fetched after the first page, before the network can go. */
const restAfterMs = 2000
/**
 * Fetches what a page may need without network once it stands: its later parts, the signs of what is said then.
 * @returns the stop
 */
export function fetchRest(): () => void {
  const timer = setTimeout(() => {
    void fetchLaterParts()
    import('../offline/prepare.ts').then(
      ({ prepareForOffline }) => prepareForOffline(),
      () => undefined,
    )
  }, restAfterMs)
  return () => clearTimeout(timer)
}
