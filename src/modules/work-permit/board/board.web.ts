import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../core/web/api.ts'
import { useLive, useLiveConnected } from '../../../core/web/live.ts'
import type { BoardAnswer } from './permit-board.rule.ts'

export const boardPath = '/api/saf/status/today'
/** The board asks again at least this often, stream or not (ptw.md 6). */
const refetchMs = 30_000
/** A stream that is away for a moment is no news. */
const lostAfterMs = 5000
const changedShownMs = 8000

/** Today's works. `skewMs` is what the server's clock is ahead of this machine's. */
export function useBoard() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['workPermit', 'board'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: BoardAnswer }>(boardPath, undefined, { signal, quiet: true })
      return { ...data, skewMs: Date.parse(data.now) - Date.now() }
    },
    refetchInterval: refetchMs,
  })
  return { board: data, error, loading: isPending, reload: () => void refetch() }
}

/** True once the live stream has been away for some seconds. */
export function useStreamLost(): boolean {
  const connected = useLiveConnected()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLost(!connected), connected ? 0 : lostAfterMs)
    return () => clearTimeout(timer)
  }, [connected])
  return lost
}

/** Numbers of the permits that somebody has just changed; each is named for some seconds. */
export function useJustChanged(): ReadonlySet<number> {
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set())
  useLive('workPermit', ({ key }) => {
    if (key === undefined) return
    const permitNo = Number(key)
    setChanged((before) => new Set([...before, permitNo]))
    setTimeout(
      () => setChanged((before) => new Set([...before].filter((each) => each !== permitNo))),
      changedShownMs,
    )
  })
  return changed
}
