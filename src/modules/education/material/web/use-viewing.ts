import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, api } from '../../../../core/web/api.ts'
import { useLearnCalls } from '../../exam/web/learn-calls.ts'
import { randomHex } from '../../../../core/web/random.ts'
import type { BeatAnswer, PlayedMaterial } from '../view-answers.rule.ts'

const secondMs = 1000
/** Somebody did something at the page within the last so many seconds, or did not; a frame in it tells by `moved`. */
function useIdleSeconds() {
  const last = useRef(0)
  const moved = useCallback(() => {
    last.current = performance.now()
  }, [])
  useEffect(() => {
    moved()
    const kinds = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const
    for (const kind of kinds) document.addEventListener(kind, moved, { passive: true, capture: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, moved, { capture: true })
    }
  }, [moved])
  const idleSeconds = useCallback(() => Math.floor((performance.now() - last.current) / secondMs), [])
  return { idleSeconds, moved }
}

/** One opened material: what was seen goes to the server in beats, and a newer window stops this one. */
export function useViewing(materialNo: number) {
  const { at } = useLearnCalls()
  const path = useCallback((act: string) => at(`view/${materialNo}/${act}`), [at, materialNo])
  const [windowKey] = useState(randomHex)
  const [opened, setOpened] = useState<PlayedMaterial>()
  const [state, setState] = useState<BeatAnswer>()
  const [stopped, setStopped] = useState(false)
  /** Seconds that were read and not told yet: they show that it goes on, and count once the server has them. */
  const [untold, setUntold] = useState(0)
  /** Nobody has moved for so long that no time is counted. */
  const [away, setAway] = useState(false)
  const { idleSeconds, moved } = useIdleSeconds()
  const open = useCallback(async () => {
    const { data } = await api.post<{ data: PlayedMaterial }>(path('open'), { windowKey })
    setOpened(data)
    setState({ ...data, counted: true })
    setStopped(false)
  }, [path, windowKey])
  /** What the server does not take: a newer window has gone on, or the network is away and the next part tells more. */
  const notTaken = useCallback((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) setStopped(true)
  }, [])
  /** @returns what the server has counted; undefined where the part does not count */
  const beat = useCallback(
    async (from: number, to: number, idleSec: number): Promise<BeatAnswer | undefined> => {
      try {
        const { data } = await api.post<{ data: BeatAnswer }>(
          path('beat'),
          { from, to, idleSec, windowKey },
          { overlay: false, quiet: true },
        )
        setState(data)
        return data
      } catch (error) {
        notTaken(error)
        return undefined
      }
    },
    [notTaken, path, windowKey],
  )
  return {
    opened,
    state,
    setState,
    stopped,
    untold,
    setUntold,
    away,
    setAway,
    open,
    beat,
    notTaken,
    idleSeconds,
    moved,
    windowKey,
    path,
  }
}
export type Viewing = ReturnType<typeof useViewing>
