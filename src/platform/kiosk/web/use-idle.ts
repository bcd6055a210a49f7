import { useEffect, useEffectEvent, useState } from 'react'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Seconds that are left until nobody has touched the device for the given time; then `over` is called once.
 */
export function useIdle(seconds: number, over: () => void): number {
  const [left, setLeft] = useState(seconds)
  const done = useEffectEvent(over)
  useEffect(() => {
    let last = Date.now()
    const touched = () => {
      last = Date.now()
      setLeft(seconds)
    }
    const timer = setInterval(() => {
      const now = Math.max(0, seconds - Math.floor((Date.now() - last) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      done()
    }, 1000)
    for (const touch of touches) addEventListener(touch, touched, { passive: true })
    return () => {
      clearInterval(timer)
      for (const touch of touches) removeEventListener(touch, touched)
    }
  }, [seconds])
  return left
}
